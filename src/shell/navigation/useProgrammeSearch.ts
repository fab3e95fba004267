import { facts } from 'virtual:catalogue/facts';
import { menu } from 'virtual:catalogue/menu';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { SEARCH_HIDE_DELAY_MS } from '../../constants';
import { matchElsewhere, programmes } from './matchElsewhere';
import { matchProgrammes, programmeCount, resultCount } from './matchProgrammes';

export type ProgrammeSearch = ReturnType<typeof useProgrammeSearch>;

/** While searching, hides the results some time after a scroll, unless `list` has the focus (S9-06). */
function useHidingAfterScroll(
  isSearching: boolean,
  list: RefObject<HTMLElement | null>,
  setHidden: (isHidden: boolean) => void,
): void {
  useEffect(() => {
    if (!isSearching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function handleScroll() {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!list.current?.contains(document.activeElement)) setHidden(true);
      }, SEARCH_HIDE_DELAY_MS);
    }
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, [isSearching, list, setHidden]);
}

/**
 * Selected category and search of one open panel; closing resets both (S4-02).
 * A scroll hides the results; typing or focus shows them again (S9-06).
 */
export function useProgrammeSearch(list: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState('');
  // Typing is painted first: rendering the results may take long.
  const search = useDeferredValue(typed);
  const [categoryId, setCategoryId] = useState<MenuCategory['id']>();
  const [areResultsHidden, setResultsHidden] = useState(false);

  const isSearching = search.trim() !== '';
  /** `true` when the first result must take the focus as soon as it is drawn. */
  const [isFocusDue, setFocusDue] = useState(false);
  const results = useMemo(() => matchProgrammes(programmes, search), [search]);
  const elsewhere = useMemo(() => matchElsewhere(search, results), [search, results]);
  const counts = [
    [searchTexts.othersRelated, elsewhere.programmes.length],
    [searchTexts.others, elsewhere.pages.length],
  ] as const;
  const category = menu.find(({ id }) => id === categoryId);

  useHidingAfterScroll(isSearching, list, setResultsHidden);

  useEffect(() => {
    if (!isFocusDue || search !== typed) return;
    setFocusDue(false);
    list.current?.querySelector('a')?.focus();
  }, [isFocusDue, search, typed, list]);

  return {
    typed,
    /** Search text; may lag behind the typed text. */
    search,
    isSearching,
    results,
    /** Related programmes, and pages (S2-35). */
    elsewhere,
    areResultsHidden,
    category,
    /** Count: `2 results` or `0 results, 4 related, 1 elsewhere` while searching, else `4 programmes`. */
    count: isSearching
      ? [
          resultCount(results.length),
          ...counts.filter(([, count]) => count > 0).map(([text, count]) => fill(text, { count })),
        ].join(', ')
      : programmeCount((category?.programs ?? facts).length),
    type(text: string) {
      setTyped(text);
      setResultsHidden(false);
    },
    showResults: () => setResultsHidden(false),
    /**
     * Moves the focus to the first result with a link (S2-132), without following it. A short search has many results, and the
     * visitor may only want to see them.
     */
    focusFirstResult() {
      setResultsHidden(false);
      setFocusDue(isSearching);
    },
    selectCategory(id: MenuCategory['id'] | undefined) {
      setTyped('');
      setCategoryId(id);
    },
  };
}
