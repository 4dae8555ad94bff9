import { afterEach, expect, it, vi } from "vitest";
import { focusKeeper } from "../src/focus";
import { zoom } from "../src/games/kit/zoom";

const button = (): HTMLButtonElement => document.body.appendChild(document.createElement("button"));

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function kept(visible: boolean) {
  const [old, next] = [button(), button()];
  vi.spyOn(old, "matches").mockReturnValue(visible);
  const keeper = focusKeeper({ root: () => document.body, next: () => next });
  old.focus();
  return { old, next, keeper };
}

it("a focus that is lost by key goes to the next choice", () => {
  const { old, next, keeper } = kept(true);
  keeper.hand();
  expect(document.activeElement).toBe(old);
  old.remove();
  keeper.hand();
  expect(document.activeElement).toBe(next);
  keeper.stop();
});

it("a click takes the focus nowhere", () => {
  const { old, next, keeper } = kept(true);
  document.dispatchEvent(new Event("pointerdown"));
  old.remove();
  keeper.hand();
  expect(document.activeElement).not.toBe(next);
  keeper.stop();
});

it("the wheel scrolls past a whole board, up and down", () => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  Object.defineProperty(svg, "viewBox", { value: { baseVal: { x: 0, y: 0, width: 100, height: 100 } } });
  const lens = zoom(svg);
  const turned = (deltaY: number, ctrlKey: boolean): boolean => {
    const event = new WheelEvent("wheel", { deltaY, cancelable: true });
    Object.defineProperty(event, "ctrlKey", { value: ctrlKey });
    svg.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([turned(-50, false), turned(50, false), turned(-50, true)]).toEqual([false, false, true]);
  lens.destroy();
});
