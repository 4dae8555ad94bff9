/** Keeps the keyboard at the table: when what had the focus goes away, something takes it over. */

export interface Heir {
  /** Where the focus is kept. */
  root: () => Element | null | undefined;
  /** Who takes it over. */
  next: () => HTMLElement | null | undefined;
}

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
      if (!kept || (document.activeElement && document.activeElement !== document.body)) return;
      next()?.focus({ preventScroll: true });
    },
    stop() {
      document.removeEventListener("focusin", came);
      document.removeEventListener("pointerdown", pressed, true);
    },
  };
}
