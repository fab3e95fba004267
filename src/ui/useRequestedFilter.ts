import { useLocation } from 'react-router-dom';
import { FILTER_KEY } from '../catalogue/categoryOf';
import type { Category } from '../catalogue/schema';

/** A filter of the home page's programmes: a category, or the entry level. */
export type ProgrammeFilter = Category['id'] | 'code-curious';

/** The requested filter, from the address or the entry of the history. It is not validated. */
export function useRequestedFilter(): string | undefined {
  const { search, state } = useLocation();
  return new URLSearchParams(search).get(FILTER_KEY) ?? (state as Record<string, string> | null)?.[FILTER_KEY];
}
