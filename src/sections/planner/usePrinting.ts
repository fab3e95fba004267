import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './Planner.css';

/** Prints one plan of `list`: the rest of the page is left out until the dialog is closed. */
export function usePrinting(
  list: RefObject<HTMLElement | null>,
): [printed: string | undefined, print: (name: string) => void] {
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    const finish = () => setPrinted(undefined);
    window.addEventListener('afterprint', finish);
    return () => window.removeEventListener('afterprint', finish);
  }, []);
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
  return [
    printed,
    (name) => {
      flushSync(() => setPrinted(name));
      window.print?.();
    },
  ];
}
