import { useRef } from 'react';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { menuLinks } from '../../catalogue/navigation.yaml';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { CategoryProgrammes, CategoryRows } from './CategoryRows';
import * as styles from './DropdownPanel.css';
import { PageRow } from './MenuRow';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useProgrammeSearch } from './useProgrammeSearch';

/** Until a category is chosen, the right column asks for one, and has a quiet drawing (S2-31). */
function Prompt() {
  return (
    <>
      <p className={styles.prompt}>{searchTexts.chooseCategory}</p>
      <Motif rows={GROWTH_STAGES[1]} family="seed" className={styles.drawing} />
    </>
  );
}

/** Wide programmes panel: search, categories on the left, programmes on the right (S2-30 to S2-33), links below (S2-123). */
export function DropdownPanel() {
  const column = useRef<HTMLDivElement>(null);
  const search = useProgrammeSearch(column);
  const { isSearching, category, selectCategory } = search;
  return (
    <>
      <SearchField {...search} place="dropdown" />
      <div className={styles.columns}>
        <div className={styles.categories}>
          <CategoryRows selected={isSearching ? undefined : category?.id} onSelect={selectCategory} />
        </div>
        <div ref={column} className={styles.programmes} data-testid="programmes-column">
          {isSearching && <SearchResults {...search} />}
          {!isSearching && category && (
            <>
              <h2 className={styles.heading}>{category.plural}</h2>
              <CategoryProgrammes category={category} />
            </>
          )}
          {!isSearching && !category && <Prompt />}
        </div>
      </div>
      <ul className={styles.foot}>
        {menuLinks.map((link) => (
          <li key={link.path}>
            <PageRow {...link} />
          </li>
        ))}
      </ul>
    </>
  );
}
