import { type KeyboardEvent, useId, useRef } from 'react';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { visuallyHidden } from '../../ui/text.css';
import * as styles from './SearchField.css';
import { type ProgrammeSearch, programmeCount } from './useProgrammeSearch';

interface SearchFieldProps extends ProgrammeSearch {
  /** In the dropdown, under a rule from edge to edge. */
  isWide?: boolean;
}

/** The site's one input, with a clear button; screen readers hear the count of results (S5-01, S2-32). */
export function SearchField({
  isWide = false,
  typed,
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
    <search className={isWide ? styles.wide : styles.single}>
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
          value={typed}
          onChange={({ target }) => type(target.value)}
          onFocus={showResults}
          onClick={showResults}
          onKeyDown={handleKeyDown}
        />
        {typed !== '' && (
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
