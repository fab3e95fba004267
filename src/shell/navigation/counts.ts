import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';

/** `1 result`, `2 results`. */
export const resultCount = (count: number): string =>
  count === 1 ? searchTexts.oneResult : fill(searchTexts.results, { count });

/** `1 programme`, `4 programmes`. */
export const programmeCount = (count: number): string =>
  count === 1 ? searchTexts.oneProgramme : fill(searchTexts.programmes, { count });
