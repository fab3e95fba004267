import { useRef } from 'react';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { programmesName } from '../../catalogue/navigation.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { CategoryProgrammes, CategoryRows } from './CategoryRows';
import { PanelHeader } from './PanelHeader';
import { SearchField } from './SearchField';
import { results } from './SearchField.css';
import { SearchResults } from './SearchResults';
import { useProgrammeSearch } from './useProgrammeSearch';

/**
 * Programmes panel on a phone: categories, one category's programmes, or search results.
 * Back leads to the categories, and from there closes the panel (S2-40 to S2-42).
 */
export function MobileProgrammes({ onClose }: { onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useProgrammeSearch(list);
  const { isSearching, category, selectCategory } = search;

  /** The focus moves to the title, because the pressed row disappears. */
  function show(id: MenuCategory['id'] | undefined) {
    selectCategory(id);
    title.current?.focus();
  }
  function handleBack() {
    if (isSearching || category) selectCategory(undefined);
    else onClose();
  }

  const back = (
    <IconButton aria-label={searchTexts.back} onClick={handleBack}>
      <Icon name="chevronLeft" />
    </IconButton>
  );
  return (
    <>
      <PanelHeader
        title={category && !isSearching ? category.plural : programmesName}
        titleRef={title}
        start={back}
        onClose={onClose}
      />
      <SearchField {...search} place="panel" />
      <div ref={list} className={results}>
        {isSearching && (
          <SearchResults
            {...search}
            action={
              <Button variant="outlined" onClick={() => show(undefined)}>
                {searchTexts.showCategories}
              </Button>
            }
          />
        )}
        {!isSearching && category && <CategoryProgrammes category={category} />}
        {!isSearching && !category && <CategoryRows onSelect={show} />}
      </div>
    </>
  );
}
