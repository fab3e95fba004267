import { programmePaths } from 'virtual:catalogue/shell';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { recordView } from '../../services/analytics';

/**
 * Records each page that is shown, and the programmes among them (S7-03, S7-04). The planner
 * changes the query of its page at each press: that is no other page.
 */
export function useViewRecord({ pathname, search }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies(search): The query with which the page was opened counts.
  useEffect(() => {
    recordView({ pathname, search }, programmePaths.includes(pathname) ? 'programme' : 'page');
  }, [pathname]);
}
