import { menu } from 'virtual:catalogue/menu';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { SEARCH_HIDE_DELAY_MS } from '../../constants';
import { tooShortForSticky } from '../../theme/page';
import { matchProgrammes, relatedTo } from './search';

export type ProgrammeSearch = ReturnType<typeof useProgrammeSearch>;

/** `1 programme`, `4 programmes`. */
export const programmeCount = (count: number): string =>
  count === 1 ? searchTexts.oneProgramme : fill(searchTexts.programmes, { count });

/** `true` for results that move with a page too low for fixed bars (S2-28), and are in sight: a scroll reads them. */
function isReadByScrolling(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return window.matchMedia(tooShortForSticky).matches && bottom > 0 && top < window.innerHeight;
}

/** While searching, hides the results some time after a scroll that leaves them behind (S9-06). */
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
        const { current } = list;
        if (current && !current.contains(document.activeElement) && !isReadByScrolling(current)) setHidden(true);
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
 * Selected category and search of one open panel; closing resets both (S4-02). `list` holds the results.
 * A scroll hides the results; typing or focus shows them again (S9-06).
 */
export function useProgrammeSearch(list: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useState('');
  const [categoryId, setCategoryId] = useState<MenuCategory['id']>();
  const [areResultsHidden, setResultsHidden] = useState(false);

  const isSearching = search.trim() !== '';
  const results = useMemo(() => matchProgrammes(search), [search]);
  const related = useMemo(() => relatedTo(search, results), [search, results]);
  const category = menu.find(({ id }) => id === categoryId);

  useHidingAfterScroll(isSearching, list, setResultsHidden);

  return {
    search,
    isSearching,
    results,
    related,
    areResultsHidden,
    category,
    /** `2 results`. */
    count: results.length === 1 ? searchTexts.oneResult : fill(searchTexts.results, { count: results.length }),
    type(text: string) {
      setSearch(text);
      setResultsHidden(false);
    },
    showResults: () => setResultsHidden(false),
    /**
     * Moves the focus to the first result with a link (S2-132), without following it. A short search has many results, and the
     * visitor may only want to see them.
     */
    focusFirstResult() {
      // Results that a scroll has hidden are drawn first.
      flushSync(() => setResultsHidden(false));
      if (isSearching) list.current?.querySelector('a')?.focus();
    },
    selectCategory(id: MenuCategory['id'] | undefined) {
      setSearch('');
      setCategoryId(id);
    },
  };
}
