import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { visuallyHidden } from '../../ui/text.css';
import { MenuRows } from './MenuRow';
import * as styles from './ProgrammesPanel.css';
import type { Related } from './search';
import { type ProgrammeSearch, programmeCount } from './useProgrammeSearch';

interface SearchFieldProps extends ProgrammeSearch {
  /** In the dropdown, under a rule from edge to edge. */
  isWide?: boolean;
}

/** The site's one input, with a clear button; screen readers hear the count of results (S5-01, S2-32). */
export function SearchField({
  isWide = false,
  search,
  count,
  category,
  isSearching,
  type,
  showResults,
  focusFirstResult,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function handleClear() {
    type('');
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While a word is composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise Enter would also follow the link that takes the focus.
    event.preventDefault();
    focusFirstResult();
  }

  return (
    <search className={isWide ? styles.wideSearch : styles.phoneSearch}>
      <div className={styles.field} data-part="field">
        <Icon name="search" />
        <label className={visuallyHidden} htmlFor={id}>
          {searchTexts.label}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="search"
          placeholder={searchTexts.label}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => type(target.value)}
          onFocus={showResults}
          onClick={showResults}
          onKeyDown={handleKeyDown}
        />
        {search !== '' && (
          <IconButton aria-label={searchTexts.clear} onClick={handleClear}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <p className={visuallyHidden} role="status">
        {isSearching && count}
        {!isSearching &&
          category &&
          `${programmeCount(category.programs.length)} ${fill(searchTexts.inCategory, { category: category.plural })}`}
      </p>
    </search>
  );
}

/** Longest text that wraps, in characters. Chromium takes 18 s to wrap 100,000 letters, so longer text scrolls. */
const MAX_WRAPPED_LENGTH = 500;

function Found({ heading, found, search }: { heading: string; found: readonly Related[]; search: string }) {
  if (found.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <MenuRows rows={found} search={search} />
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
