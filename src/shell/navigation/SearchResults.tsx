import type { ReactNode } from 'react';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { WiltedPlant } from '../../ui/WiltedPlant';
import { ElsewhereList } from './ElsewhereList';
import { prompt } from './PanelPlaceholder.css';
import { ProgrammeList } from './ProgrammeList';
import * as styles from './SearchResults.css';
import type { ProgrammeSearch } from './useProgrammeSearch';

/** Longest text that wraps, in characters. Chromium takes 18 s to wrap 100,000 letters, so longer text scrolls. */
const MAX_WRAPPED_LENGTH = 500;

interface SearchResultsProps extends Pick<ProgrammeSearch, 'search' | 'results' | 'elsewhere' | 'areResultsHidden'> {
  /** Button under the no-results message, on a phone. */
  action?: ReactNode;
}

/**
 * Search results, and matches elsewhere. If no programme matches at all, the specified message with the unaltered search text
 * comes first (S2-33, S2-35, S8-01).
 */
export function SearchResults({ search, results, elsewhere, areResultsHidden, action }: SearchResultsProps) {
  if (areResultsHidden)
    return (
      <div className={prompt}>
        <p>{searchTexts.resultsHidden}</p>
      </div>
    );
  return (
    <>
      {results.length > 0 && <ProgrammeList programmes={results} search={search} />}
      {results.length + elsewhere.programmes.length === 0 && (
        <div className={prompt}>
          <WiltedPlant />
          <p className={search.length > MAX_WRAPPED_LENGTH ? styles.oneLine : styles.noMatch} role="status">
            {`${searchTexts.noResults} "`}
            <bdi>{search}</bdi>"
          </p>
          <p>{searchTexts.noResultsAdvice}</p>
          {action}
        </div>
      )}
      <ElsewhereList {...elsewhere} search={search} />
    </>
  );
}
