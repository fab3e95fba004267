import { useId, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import type { ProgrammeSearch } from './useProgrammeSearch';

/** The site's one input, with a button that empties it and a live count of what is shown (S5-01, S2-32). */
export function SearchField({ typed, count, category, isSearching, type, showResults }: ProgrammeSearch) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function handleClear() {
    type('');
    input.current?.focus();
  }

  return (
    <search className="programme-search">
      <div className="field">
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={id}>
          Search programmes
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          placeholder="Search programmes"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onFocus={showResults}
          onClick={showResults}
        />
        {typed !== '' && (
          <IconButton aria-label="Clear search" onClick={handleClear}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <p className="muted" role="status">
        {count}
        {category && !isSearching && <span className="visually-hidden">{` in ${category.plural}`}</span>}
      </p>
    </search>
  );
}
