import { useLocation } from 'react-router-dom';
import type { Category } from './catalogue/schema';
import { paths } from './paths';

/** A filter of the home page's programmes: a category, or the entry level. */
export type ProgrammeFilter = Category['id'] | 'code-curious';

/** Address of the home page with this filter, or with all programmes. */
export const filteredPath = (filter?: ProgrammeFilter) => (filter ? `${paths.home}?kind=${filter}` : paths.home);

/** The requested filter, from the address or the entry of the history. It is not validated. */
export function useRequestedFilter(): string | undefined {
  const { search, state } = useLocation();
  return new URLSearchParams(search).get('kind') ?? (state as { kind?: string } | null)?.kind;
}
