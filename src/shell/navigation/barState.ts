import { NAVBAR_HIDE_OFFSET_PX, NAVBAR_SCROLL_TOLERANCE_PX } from '../../constants';

export interface BarState {
  /** Scroll offset to compare the next one with, in px. */
  y: number;
  isHidden: boolean;
}

/**
 * The navigation bar after a scroll to `y`: hidden by scrolling down past the offset and tolerance, shown by any scroll
 * up (S2-23, S2-24, S4-04). Small steps down add up.
 * Focus inside or an open panel sets `isHeld`, and the bar stays visible.
 */
export function nextBarState(previous: BarState, y: number, isHeld = false): BarState {
  const change = y - previous.y;
  if (change >= 0 && change <= NAVBAR_SCROLL_TOLERANCE_PX) return previous;
  // Stryker disable next-line EqualityOperator: A change of 0 never gets here: the line above returns.
  return { y, isHidden: change > 0 && y > NAVBAR_HIDE_OFFSET_PX && !isHeld };
}
