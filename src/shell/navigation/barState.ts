import { NAVBAR_HIDE_OFFSET_PX, NAVBAR_SCROLL_TOLERANCE_PX } from '../../constants';

export interface BarState {
  /** Scroll offset to compare the next one with, in px. */
  y: number;
  isHidden: boolean;
}

/**
 * The navigation bar after a scroll to `y` (S2-23, S2-24, S4-04). Scrolling down past the offset and tolerance hides it.
 * Any scroll up shows it. Small steps down add up. Focus inside or an open panel sets `isPinned`: the bar stays visible.
 */
export function nextBarState(previous: BarState, y: number, isPinned = false): BarState {
  const change = y - previous.y;
  if (change >= 0 && change <= NAVBAR_SCROLL_TOLERANCE_PX) return previous;
  return { y, isHidden: change > 0 && y > NAVBAR_HIDE_OFFSET_PX && !isPinned };
}
