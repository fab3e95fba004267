import type { MouseEvent } from 'react';
import { focusInPlace } from '../../ui/scrolling';

/** Handlers of a button that opens a panel: `load` fetches the panel's code as soon as a press is likely. */
export const panelButtonHandlers = (load: () => void, open: () => void) => ({
  onPointerEnter: load,
  onFocus: load,
  onTouchStart: load,
  onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari does not focus a clicked button, and the panel returns the focus to it.
    focusInPlace(currentTarget);
    load();
    open();
  },
});
