import { useRef } from 'react';
import { Bloom } from '../../ui/bloom/Bloom';
import { CategoryRows } from './CategoryRows';
import { IN_BLOOM } from './drawings';
import { ProgrammeList } from './ProgrammeList';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useProgrammeSearch } from './useProgrammeSearch';

/** The wide programmes panel: search, categories on the left, programmes on the right (S2-30 to S2-33). */
export function DropdownPanel() {
  const list = useRef<HTMLDivElement>(null);
  const search = useProgrammeSearch(list);
  const { isSearching, category, selectCategory } = search;
  return (
    <>
      <SearchField {...search} />
      <div className="columns">
        <CategoryRows selected={isSearching ? undefined : category?.id} onSelect={selectCategory} />
        <div ref={list} className="programmes" data-testid="programmes-column">
          {isSearching && <SearchResults {...search} />}
          {!isSearching && category && (
            <>
              <h2>{category.plural}</h2>
              <ProgrammeList programmes={category.programs} />
            </>
          )}
          {!isSearching && !category && (
            <div className="prompt">
              <Bloom rows={IN_BLOOM} family="protea" size={96} />
              <p>Select a category to see its programmes.</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
