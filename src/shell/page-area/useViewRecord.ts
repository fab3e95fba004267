import { programmePaths } from 'virtual:catalogue/shell';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { recordView } from '../../services/analytics';
import { listedPath } from './routes';

/** Records each page that is shown, and the programmes among them, under their listed paths (S7-03, S7-04). */
export function useViewRecord({ pathname, search }: Location): void {
  useEffect(() => {
    const path = listedPath(pathname) ?? pathname;
    recordView({ pathname: path, search }, programmePaths.includes(path) ? 'programme' : 'page');
  }, [pathname, search]);
}
