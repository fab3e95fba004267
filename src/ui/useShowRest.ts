import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface ShowRest<T extends HTMLElement> {
  /** Of the element around the list. */
  list: RefObject<T | null>;
  isWhole: boolean;
  /** Shows the rest, and focuses what `firstOf` finds in the list as it is then. */
  showRest: (firstOf: (list: T) => HTMLElement | null | undefined) => void;
  /** Shows the rest where something else was pressed, and leaves the focus. */
  expand: () => void;
}

/** A list of which the rest is shown by a button. The button disappears, so the focus moves to what it showed first. */
export function useShowRest<T extends HTMLElement>(): ShowRest<T> {
  const list = useRef<T>(null);
  const [isWhole, setWhole] = useState(false);
  const expand = () => setWhole(true);
  return {
    list,
    isWhole,
    expand,
    showRest(firstOf) {
      flushSync(expand);
      if (list.current) firstOf(list.current)?.focus();
    },
  };
}
