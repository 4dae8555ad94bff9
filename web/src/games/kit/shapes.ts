/** The shapes of the seats' pieces, each by its half width. */

export const shapes = {
  circle: (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  square: (r: number) => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  triangle: (r: number) => `M0 ${-1.2 * r}L${1.15 * r} ${0.9 * r}H${-1.15 * r}z`,
  diamond: (r: number) => `M0 ${-1.3 * r}L${1.3 * r} 0L0 ${1.3 * r}L${-1.3 * r} 0z`,
};
