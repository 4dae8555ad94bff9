/** Keeps the keyboard at the table: when what had the focus goes away, something takes it over. */

interface Heir {
  /** Where the focus is kept. */
  root: () => Element | null | undefined;
  /** Who takes it over. */
  next: () => HTMLElement | null | undefined;
}

/** A piece that stands for nothing any more is still there, but cannot have the focus. */
const takes = (held: Element): boolean => held instanceof HTMLElement || held.hasAttribute("tabindex");

/** Watches who has the focus; the result hands a lost focus on, and is called after each change. */
export function focusKeeper({ root, next }: Heir): { hand: () => void; stop: () => void } {
  let kept = false;
  const came = (event: FocusEvent): void => {
    const target = event.target as Element;
    kept = !!root()?.contains(target) && target.matches(":focus-visible");
  };
  const pressed = (): void => {
    kept = false;
  };
  document.addEventListener("focusin", came);
  document.addEventListener("pointerdown", pressed, true);
  return {
    hand() {
      const held = document.activeElement;
      if (!kept || (held && held !== document.body && takes(held))) return;
      next()?.focus({ preventScroll: true });
    },
    stop() {
      document.removeEventListener("focusin", came);
      document.removeEventListener("pointerdown", pressed, true);
    },
  };
}
