/** Width of a bar's viewBox, in its own units; its height is the bar's. */
export const BAR_WIDTH = 160;

/** Gap between two parts of a bar. */
const GAP = 0.8;
/** Least width of a visible part. */
const MIN_WIDTH = 1.2;
const short = (value: number) => Number(value.toFixed(1));

/** Part of a bar with the leaf shape, from `from` to `to` on a scale of 0 to 1. */
export function barPath(from: number, to: number, height: number): string {
  const left = from * BAR_WIDTH;
  const width = Math.max((to - from) * BAR_WIDTH - GAP, MIN_WIDTH);
  const radius = short(Math.min(0.4 * height, width / 2));
  const side = short(height - radius);
  const curve = `a${radius} ${radius} 0 0 1-${radius} ${radius}`;
  return `M${short(left + radius)} 0H${short(left + width)}v${side}${curve}H${short(left)}v-${side}a${radius} ${radius} 0 0 1 ${radius}-${radius}Z`;
}
