import { NAVBAR_HIDE_OFFSET_PX, NAVBAR_SCROLL_TOLERANCE_PX } from '../../constants';

export interface BarState {
  /** The scroll offset that the next one is compared with, in px. */
  y: number;
  isHidden: boolean;
}

/**
 * The navigation bar after a scroll to `y`: hidden by going down past 30px, by more than 3px; shown by going up, however
 * little (S2-23, S2-24, S4-04). Small steps down add up, so a slow scroll counts too. A bar that `isHeld`, by the focus
 * or an open panel, never hides.
 */
export function nextBarState(previous: BarState, y: number, isHeld = false): BarState {
  const change = y - previous.y;
  if (change >= 0 && change <= NAVBAR_SCROLL_TOLERANCE_PX) return previous;
  // Stryker disable next-line EqualityOperator: No change of 0 comes so far: the line above answers it.
  return { y, isHidden: change > 0 && y > NAVBAR_HIDE_OFFSET_PX && !isHeld };
}
