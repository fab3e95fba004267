import { programmePaths } from 'virtual:catalogue/shell';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { recordView } from '../../services/analytics';

/**
 * Records each shown page, and whether it is a programme's (S7-03, S7-04). A change of only the query is not a new page: the
 * planner changes it at each press.
 */
export function useViewRecord({ pathname, search }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies(search): The query with which the page was opened counts.
  useEffect(() => {
    recordView({ pathname, search }, programmePaths.includes(pathname) ? 'programme' : 'page');
  }, [pathname]);
}
