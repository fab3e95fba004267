import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './Planner.css';

/**
 * Prints one plan of `list`. It stays chosen until another is, or until `release`: phones send `afterprint` before they draw the
 * sheet, so that event releases nothing (S1-83).
 */
export function usePrinting(list: RefObject<HTMLElement | null>): {
  printed: string | undefined;
  print: (name: string) => void;
  release: () => void;
} {
  const [printed, setPrinted] = useState<string>();
  useLayoutEffect(() => {
    if (!printed) return;
    const around: Element[] = [];
    for (let one: Element | null = list.current; one; one = one.localName === 'main' ? null : one.parentElement) {
      one.classList.add(styles.ancestorOfPrinted);
      around.push(one);
    }
    return () => {
      for (const { classList } of around) classList.remove(styles.ancestorOfPrinted);
    };
  }, [printed, list]);
  return {
    printed,
    print(name) {
      flushSync(() => setPrinted(name));
      window.print?.();
    },
    release: () => setPrinted(undefined),
  };
}
