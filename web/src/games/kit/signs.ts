/** Short rows of signs: what is printed on tiles and cards, without words. */

import type { Icon } from "./icons";

export interface Sign {
  /** How it is drawn: a coin and a certificate carry their number inside, a cow its value. */
  as: "icon" | "coin" | "certificate" | "cow" | "text";
  icon?: Icon;
  text?: string;
  /** The breed of a cow, for its colour; 0 for any. */
  breed?: number;
  tint?: string;
}

const DIGIT = 8.5;

/** How wide a sign is, in the units of its row (16 high). */
export function width(sign: Sign): number {
  const letters = (sign.text ?? "").length * DIGIT;
  switch (sign.as) {
    case "coin":
      return Math.max(18, letters + 8);
    case "certificate":
      return 22;
    case "cow":
      return 15;
    case "text":
      return letters + 1;
    default:
      return (sign.icon === "or" || sign.icon === "arrow" || sign.icon === "back" ? 13 : 18) + (letters ? letters + 1 : 0);
  }
}

/** A row cut into lines that are no wider than they may be, so that no sign has to shrink. */
export function lines(row: Sign[], within: number): Sign[][] {
  const found: Sign[][] = [[]];
  for (const sign of row) {
    const last = found[found.length - 1] as Sign[];
    if (last.length && placed([...last, sign]).width > within) found.push([sign]);
    else last.push(sign);
  }
  return found;
}

/** Each sign with its left edge, and the width of them all. */
export function placed(row: Sign[]): { signs: { sign: Sign; x: number }[]; width: number } {
  let x = 0;
  const signs = row.map((sign) => {
    const at = { sign, x };
    x += width(sign) + 2;
    return at;
  });
  return { signs, width: Math.max(x - 2, 1) };
}
