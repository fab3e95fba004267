import { useCallback, useRef } from 'react';
import { focusInPlace } from '../../ui/scrolling';

/** Refs for a link that becomes a button on hydration: the button takes over the link's focus. */
export function useFocusHandover() {
  const hadFocus = useRef(false);

  const linkRef = useCallback(
    (link: HTMLAnchorElement) => () => {
      hadFocus.current = link === document.activeElement;
    },
    [],
  );
  const buttonRef = useCallback((button: HTMLButtonElement | null) => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    focusInPlace(button);
  }, []);

  return { linkRef, buttonRef };
}
