/** Pan and zoom of an SVG by its viewBox: drag, Ctrl and wheel, pinch, + - 0, and `zoom` events with a factor, and `follow` events. */

import type { Point } from "./pieces";
import { around, fitting, touchable, uncut } from "./window";

export const LARGEST = 5;
export function zoom(svg: SVGSVGElement, shown: () => void = () => undefined): { destroy(): void } {
  const { x: x0, y: y0, width: w0, height: h0 } = svg.viewBox.baseVal;
  let box = { x: x0, y: y0, w: w0, h: h0 };
  const fingers = new Map<number, PointerEvent>();
  let moved = 0;

  /** A whole board lets the page scroll; an enlarged one is dragged. */
  function show(): void {
    svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
    svg.style.touchAction = box.w < w0 ? "none" : "pan-y";
    shown();
  }
  const scale = (): number => box.w / (svg.clientWidth || 1);
  function clamp(): void {
    box.x = Math.min(Math.max(box.x, x0), x0 + w0 - box.w);
    box.y = Math.min(Math.max(box.y, y0), y0 + h0 - box.h);
  }
  function by(factor: number, clientX: number, clientY: number): void {
    const frame = svg.getBoundingClientRect();
    const w = Math.min(Math.max(box.w * factor, w0 / LARGEST), w0);
    const kept = w / box.w;
    const px = box.x + ((clientX - frame.left) / frame.width) * box.w;
    const py = box.y + ((clientY - frame.top) / frame.height) * box.h;
    box = { x: px - (px - box.x) * kept, y: py - (py - box.y) * kept, w, h: box.h * kept };
    if (w === w0) box = { x: x0, y: y0, w: w0, h: h0 };
    clamp();
    show();
  }
  /** Without Ctrl the wheel scrolls the page past a whole board, up as well as down. */
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && box.w === w0) return;
    event.preventDefault();
    by(event.deltaY > 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  }
  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, event);
    moved = 0;
  }
  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const other = [...fingers.values()].find((f) => f.pointerId !== event.pointerId);
    if (other) {
      const far = (f: PointerEvent): number =>
        Math.hypot(f.clientX - other.clientX, f.clientY - other.clientY);
      by(far(last) / Math.max(far(event), 1), event.clientX, event.clientY);
    } else {
      const dx = event.clientX - last.clientX;
      const dy = event.clientY - last.clientY;
      moved += Math.abs(dx) + Math.abs(dy);
      box.x -= dx * scale();
      box.y -= dy * scale();
      clamp();
      show();
    }
    fingers.set(event.pointerId, event);
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  /** A drag is not a click. */
  function click(event: MouseEvent): void {
    if (moved > 8) event.stopPropagation();
  }
  function middle(factor: number): void {
    const frame = svg.getBoundingClientRect();
    by(factor, frame.left + frame.width / 2, frame.top + frame.height / 2);
  }
  function key(event: KeyboardEvent): void {
    if (event.key === "+") middle(1 / 1.25);
    else if (event.key === "-") middle(1.25);
    else if (event.key === "0") middle(LARGEST);
  }
  const told = (event: Event): void => middle((event as CustomEvent<number>).detail);
  /** Goes to where most of what is asked about lies, with the own figure if it is near: to be read and to be touched. */
  function follow(event: Event): void {
    const frame = svg.getBoundingClientRect();
    const screen = svg.getScreenCTM();
    const all = (kind: string): DOMRect[] => [...svg.querySelectorAll(kind)].map((piece) => piece.getBoundingClientRect()).filter((rect) => rect.width);
    const asked = [".piece.legal:not(.far)", ".piece.legal"].map(all).find((found) => found.length) ?? [];
    const rects = [...asked, ...all(".mine")];
    if (!screen || !rects.length || !frame.width) return;
    const places = rects.map(({ left, top, width, height }): Point => {
      const at = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(screen.inverse());
      return [at.x, at.y];
    });
    const sizes = rects.map(({ width, height }, i) => (i < asked.length ? Math.min(width, height) / screen.a : Infinity));
    const near = (event as CustomEvent<boolean>).detail ? touchable(places, sizes, frame) : fitting(places, frame, frame.width / w0);
    const [w, h] = [Math.min(frame.width / near, w0), Math.min(frame.height / near, h0)];
    const spans = asked.map(({ width, height }) => ({ width: width / screen.a, height: height / screen.a }));
    const [x, y] = uncut(around(places, w, h), w, h, places.slice(0, spans.length), spans);
    box = { x, y, w, h };
    clamp();
    show();
  }

  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("click", click, { capture: true });
  svg.addEventListener("keydown", key);
  svg.addEventListener("zoom", told);
  svg.addEventListener("follow", follow);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    destroy() {
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
