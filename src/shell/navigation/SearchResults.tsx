import type { ReactNode } from 'react';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { PageRow, ProgrammeRow } from './MenuRow';
import { rows } from './MenuRow.css';
import * as styles from './ProgrammesPanel.css';
import { isProgramme, type Related } from './search';
import type { ProgrammeSearch } from './useProgrammeSearch';

/** Longest text that wraps, in characters. Chromium takes 18 s to wrap 100,000 letters, so longer text scrolls. */
const MAX_WRAPPED_LENGTH = 500;

function Found({ heading, found, search }: { heading: string; found: readonly Related[]; search: string }) {
  if (found.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={rows}>
        {found.map((one) => (
          <li key={one.path}>
            {isProgramme(one) ? <ProgrammeRow programme={one} search={search} /> : <PageRow {...one} />}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SearchResultsProps
  extends Pick<ProgrammeSearch, 'search' | 'results' | 'related' | 'count' | 'areResultsHidden'> {
  /** Button under the no-results message, on a phone. */
  action?: ReactNode;
}

/**
 * Search results under their number; with none, the specified message with the unaltered search text (S2-33, S8-01). Then what
 * is related, under a heading of its own (S2-35).
 */
export function SearchResults({ search, results, related, count, areResultsHidden, action }: SearchResultsProps) {
  if (areResultsHidden) return <p className={styles.hiddenResults}>{searchTexts.resultsHidden}</p>;
  return (
    <>
      <Found heading={count} found={results} search={search} />
      {results.length === 0 && (
        <div className={styles.nothing}>
          <p className={search.length > MAX_WRAPPED_LENGTH ? styles.oneLine : styles.noMatch} role="status">
            {`${searchTexts.noResults} "`}
            <bdi>{search}</bdi>"
          </p>
          {related.length === 0 && <p>{searchTexts.noResultsAdvice}</p>}
          {action}
        </div>
      )}
      <Found heading={searchTexts.related} found={related} search={search} />
    </>
  );
}
