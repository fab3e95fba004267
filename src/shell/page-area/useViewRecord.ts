import { programmePaths } from 'virtual:catalogue/shell';
import { useEffect } from 'react';
import type { Location } from '../../router';
import { recordView } from '../../services/analytics';
import { listedPath } from './routes';

/**
 * Records each page that is shown, and the programmes among them, under their listed paths (S7-03, S7-04). The planner
 * changes the query of its page at each press: that is no other page.
 */
export function useViewRecord({ pathname, search }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies(search): The query with which the page was opened counts.
  useEffect(() => {
    const path = listedPath(pathname) ?? pathname;
    recordView({ pathname: path, search }, programmePaths.includes(path) ? 'programme' : 'page');
  }, [pathname]);
}
