import { type RefObject, useRef, useState } from 'react';

/** Result of copying; `undefined` before the first attempt. */
export type Copying = 'copied' | 'refused' | undefined;

/**
 * Copies a text. A browser may refuse, and has no clipboard on a page without https. The text in `source` is then selected,
 * so that the visitor can copy it by hand (S1-84).
 */
export function useCopying<Source extends HTMLElement>(
  textOf: () => string,
): { copying: Copying; copy: () => Promise<void>; source: RefObject<Source | null> } {
  const [copying, setCopying] = useState<Copying>();
  const source = useRef<Source>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf());
      setCopying('copied');
    } catch {
      setCopying('refused');
      requestAnimationFrame(() => {
        if (!source.current) return;
        source.current.focus();
        getSelection()?.selectAllChildren(source.current);
      });
    }
  }

  return { copying, copy, source };
}
