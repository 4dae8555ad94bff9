/** Plays steps one after the other above a board that already shows their end; nothing ever waits for it. */

import { ICONS } from "../games/kit/icons";
import { isStill, prefs, type Pace } from "../prefs.svelte";
import { find } from "./marks";
import type { Beat, Flyer, Shown, Walk } from "./steps";

const FACTOR: Record<Exclude<Pace, "off">, number> = { quick: 0.5, normal: 1, slow: 2 };
const LEG = 320;
const FLIGHT = 560;
const GLOW = 480;
/** What came while nobody looked is not shown piece by piece. */
const MOST = 120;

interface Told extends Beat {
  words: string;
}

/** A mover that is not yet where the board draws it. */
interface Held {
  way: string[];
  animation: Animation;
}

export class Player {
  /** What is shown now, in words; empty when nothing moves. */
  words = $state("");
  seat = $state<number | null>(null);
  private queue: Told[] = [];
  private busy = false;
  private running: Animation[] = [];
  private held = new Map<string, Held>();
  private hidden = new Map<string, Animation>();
  private ghosts = new Set<HTMLElement>();

  constructor(private layer: () => HTMLElement | undefined) {}

  add(beats: Told[]): void {
    this.held.forEach((held, mover) => this.place(mover, held));
    if (!beats.length || prefs.pace === "off" || isStill() || document.hidden) return;
    this.queue.push(...beats);
    if (this.queue.length > MOST) return this.skip();
    for (const beat of beats) for (const step of beat.steps) this.hold(step);
    if (!this.busy) void this.run();
  }

  /** Ends all motion: everything is where the board draws it. */
  skip(): void {
    this.queue = [];
    this.running.splice(0).forEach((animation) => animation.cancel());
    this.held.forEach(({ animation }) => animation.cancel());
    this.hidden.forEach((animation) => animation.cancel());
    this.held.clear();
    this.hidden.clear();
    this.ghosts.forEach((ghost) => ghost.remove());
    this.ghosts.clear();
    this.words = "";
    this.seat = null;
  }

  get playing(): boolean {
    return this.busy;
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.words = beat.words;
      this.seat = beat.event.seat;
      this.running = beat.steps.flatMap((step) => this.show(step) ?? []);
      await Promise.allSettled(this.running.map((animation) => animation.finished));
    }
    this.busy = false;
    this.skip();
  }

  /** What is still to come is not shown before its time. */
  private hold(step: Shown): void {
    if (step.kind === "walk" && !this.held.has(step.mover)) {
      const animation = find(step.mover)?.animate([{}], { duration: 0, fill: "both" });
      if (!animation) return;
      const held = { way: step.way.slice(0, 1), animation };
      this.held.set(step.mover, held);
      this.place(step.mover, held);
    } else if (step.kind === "appear" && !this.hidden.has(step.piece)) {
      const animation = find(step.piece)?.animate([{ opacity: 0 }], { duration: 0, fill: "both" });
      if (animation) this.hidden.set(step.piece, animation);
    }
  }

  private show(step: Shown): Animation | null {
    const factor = prefs.pace === "off" ? 0 : FACTOR[prefs.pace];
    if (step.kind === "walk") return this.walk(step, factor);
    if (step.kind === "fly") return this.fly(step.what, find(...step.from), find(...step.to), FLIGHT * factor);
    const piece = find(step.piece);
    this.hidden.get(step.piece)?.cancel();
    this.hidden.delete(step.piece);
    const lit = "drop-shadow(0 0 4px var(--sky)) drop-shadow(0 0 10px var(--sky))";
    const frames = step.kind === "glow" ? [{ filter: lit }, { filter: lit, offset: 0.6 }, {}] : [{ opacity: 0, filter: lit }, { opacity: 1, filter: lit, offset: 0.5 }, {}];
    return piece?.animate(frames, GLOW * factor) ?? null;
  }

  /** A step along the way; the piece stays there while more of its walk is to come. */
  private walk({ mover, way }: Walk, factor: number): Animation | null {
    const animation = find(mover)?.animate([{}], { duration: LEG * factor * legs(way.length - 1), easing: "ease-in-out", fill: "both" });
    if (!animation) return null;
    const held = { way, animation };
    this.held.get(mover)?.animation.cancel();
    this.held.set(mover, held);
    this.place(mover, held);
    return animation;
  }

  /** Where a mover is drawn is where its walk ends; its way is told from there. */
  private place(mover: string, { way, animation }: Held): void {
    const element = find(mover);
    const base = element?.getAttribute("data-at");
    const end = base ? find(base.replaceAll("_", " ")) : null;
    const effect = animation.effect;
    if (!element || !end || !(effect instanceof KeyframeEffect)) return;
    const scale = element.parentElement instanceof SVGGraphicsElement ? (element.parentElement.getScreenCTM()?.a ?? 1) : 1;
    const [x, y] = middle(end);
    const frames = way.flatMap((piece) => {
      const stop = find(piece);
      if (!stop) return [];
      const [left, top] = middle(stop);
      return [{ translate: `${(left - x) / scale}px ${(top - y) / scale}px` }];
    });
    const [only] = frames;
    if (only) effect.setKeyframes(frames.length > 1 ? frames : [only, only]);
  }

  private fly(what: Flyer, from: Element | null, to: Element | null, duration: number): Animation | null {
    const layer = this.layer();
    if (!layer || !from || !to || from === to) return null;
    const ghost = ghostOf(what);
    layer.append(ghost);
    this.ghosts.add(ghost);
    const [[x, y], [left, top]] = [middle(from), middle(to)];
    const high = Math.min(y, top) - 24;
    const animation = ghost.animate(
      [
        { translate: `${x}px ${y}px`, scale: 0.6, opacity: 0.4 },
        { translate: `${(x + left) / 2}px ${(high + (y + top) / 2) / 2}px`, scale: 1.15, opacity: 1 },
        { translate: `${left}px ${top}px`, scale: 0.8, opacity: 0.9 },
      ],
      { duration, easing: "ease-in-out" },
    );
    const gone = (): void => ghost.remove();
    animation.finished.then(gone, gone);
    return animation;
  }
}

/** A long way is walked more quickly. */
const legs = (count: number): number => Math.min(count, 3) + Math.max(0, count - 3) * 0.4;

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

const SVG = "http://www.w3.org/2000/svg";

function ghostOf({ icon, text, seat }: Flyer): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "flyer";
  if (seat !== undefined) ghost.style.setProperty("--own", `var(--seat-${seat % 8})`);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[icon]);
  svg.append(path);
  ghost.append(svg);
  if (text) ghost.append(text);
  return ghost;
}
