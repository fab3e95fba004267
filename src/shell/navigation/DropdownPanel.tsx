import { useRef } from 'react';
import { Link } from 'react-router-dom';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { menuLinks } from '../../catalogue/navigation.yaml';
import { actionLink } from '../../ui/actionLink.css';
import { CategoryRows } from './CategoryRows';
import * as styles from './DropdownPanel.css';
import { NextIntakesInMenu } from './NextIntakesInMenu';
import { ProgrammeList } from './ProgrammeList';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useProgrammeSearch } from './useProgrammeSearch';

/** Fewer programmes than this leave room for the next intakes. */
const FEW = 3;

/** Wide programmes panel: search, categories on the left, programmes on the right (S2-30 to S2-33). */
export function DropdownPanel() {
  const list = useRef<HTMLDivElement>(null);
  const search = useProgrammeSearch(list);
  const { isSearching, areResultsHidden, category, selectCategory } = search;
  const found = areResultsHidden ? [] : [...search.results, ...search.elsewhere.programmes];
  return (
    <>
      <SearchField {...search} place="dropdown" />
      <div className={styles.columns}>
        <div className={styles.categories}>
          <CategoryRows selected={isSearching ? undefined : category?.id} onSelect={selectCategory} />
        </div>
        <div className={styles.programmes} data-testid="programmes-column">
          <div ref={list} className={styles.results}>
            {isSearching && <SearchResults {...search} />}
          </div>
          {isSearching && found.length > 0 && found.length < FEW && <NextIntakesInMenu count={4} excluded={found} />}
          {!isSearching && category && (
            <>
              <h2 className={styles.heading}>{category.plural}</h2>
              <ProgrammeList programmes={category.programs} />
            </>
          )}
          {!isSearching && !category && (
            <>
              <NextIntakesInMenu count={8} />
              <div className={styles.foot}>
                <p>{searchTexts.chooseCategory}</p>
                {menuLinks.map(({ name, path }) => (
                  <Link key={path} className={actionLink} to={path}>
                    {name}
                  </Link>
                ))}
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}
