/** Numbers as they are printed. */

/** A minus sign before a figure, where a hyphen would stand. */
export const minus = (figures: number | string): string => String(figures).replace(/(?<![\p{L}\p{N}–-])-(?=\d)/gu, "−");

/** With its sign: `+3`, `−2`, `0`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));
