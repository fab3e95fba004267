import { useRef } from 'react';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { CategoryRows } from './CategoryRows';
import * as styles from './DropdownPanel.css';
import { NextIntakesInMenu } from './NextIntakesInMenu';
import { ProgrammeList } from './ProgrammeList';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useProgrammeSearch } from './useProgrammeSearch';

/** Wide programmes panel: search, categories on the left, programmes on the right (S2-30 to S2-33). */
export function DropdownPanel() {
  const list = useRef<HTMLDivElement>(null);
  const search = useProgrammeSearch(list);
  const { isSearching, category, selectCategory } = search;
  return (
    <>
      <SearchField {...search} place="dropdown" />
      <div className={styles.columns}>
        <div className={styles.categories}>
          <CategoryRows selected={isSearching ? undefined : category?.id} onSelect={selectCategory} />
        </div>
        <div ref={list} className={styles.programmes} data-testid="programmes-column">
          {isSearching && <SearchResults {...search} />}
          {!isSearching && category && (
            <>
              <h2 className={styles.heading}>{category.plural}</h2>
              <ProgrammeList programmes={category.programs} />
            </>
          )}
          {!isSearching && !category && (
            <>
              <p className={styles.prompt}>{searchTexts.chooseCategory}</p>
              <NextIntakesInMenu />
            </>
          )}
        </div>
      </div>
    </>
  );
}
