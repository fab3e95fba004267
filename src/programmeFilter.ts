import { useLocation } from 'react-router-dom';
import type { Category } from './catalogue/schema';
import { paths } from './paths';

/** A filter of the home page's programmes: a category, or the entry level. */
export type ProgrammeFilter = Category['id'] | 'code-curious';

/** The home page with this filter, or with all programmes. */
export const filteredPath = (filter?: ProgrammeFilter) => (filter ? `${paths.home}?kind=${filter}` : paths.home);

/** The filter that was asked for, whether or not there is such a one: by the address, or by the entry of the history. */
export function useAskedFilter(): string | undefined {
  const { search, state } = useLocation();
  return new URLSearchParams(search).get('kind') ?? (state as { kind?: string } | null)?.kind;
}
