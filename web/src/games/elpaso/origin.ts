/** Where figures come from: which of them are reconstructed, and how that is said. */

import { t } from "../../words";

type Tag = string | string[];
/** Section, thing, figure. */
export type Provenance = Record<string, Record<string, Record<string, Tag>>>;

const ours = (tag: string): boolean => tag.includes("reconstructed");

/** The reconstructed figures of a thing: `vp`, or `a 2` for the second of a list; only those named, if any are. */
export function reconstructed(found: Provenance, section: string, thing: string, figures: string[] = []): string[] {
  return Object.entries(found[section]?.[thing] ?? {})
    .filter(([figure]) => !figures.length || figures.includes(figure))
    .flatMap(([figure, tag]) => {
      if (typeof tag === "string") return ours(tag) ? [figure] : [];
      return tag.flatMap((one, i) => (ours(one) ? [`${figure} ${i + 1}`] : []));
    });
}

/** A figure in words: "action 2". */
export function figureWords(figure: string): string {
  const [name = "", number = ""] = figure.split(" ");
  return t(`elpaso-figure-${name.replaceAll("_", "-")}`, { number });
}

/** What is reconstructed of a thing, in words; empty if nothing is. */
export function originWords(found: Provenance, section: string, thing: string, figures: string[] = []): string {
  const list = [...new Set(reconstructed(found, section, thing, figures).map(figureWords))];
  return list.length ? t("elpaso-reconstructed", { what: list.join(", ") }) : "";
}
