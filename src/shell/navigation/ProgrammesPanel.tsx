import { menu } from 'virtual:catalogue/menu';
import { useRef } from 'react';
import { categories } from '../../catalogue/categories.yaml';
import { parentOf } from '../../catalogue/categoryOf';
import { codeCurious } from '../../catalogue/codeCurious';
import { nextToStart } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { menuLinks, programmesName } from '../../catalogue/navigation.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { TintedMotif } from '../../ui/motif/Motif';
import { useToday } from '../../ui/useToday';
import { MenuRows } from './MenuRow';
import * as rowStyles from './MenuRow.css';
import { PanelHeader } from './PanelDialog';
import * as styles from './ProgrammesPanel.css';
import { SearchField, SearchResults } from './SearchField';
import { inMenu } from './search';
import { programmeCount, useProgrammeSearch } from './useProgrammeSearch';

/** Kinds of programme that the menu's catalogue leaves out, and the entry level. */
const others = [
  ...categories.flatMap(({ plural, path, inMenu }) => (path && !inMenu ? [{ name: plural, path }] : [])),
  codeCurious,
];

interface CategoryRowsProps {
  selected: MenuCategory['id'] | undefined;
  onSelect: (id: MenuCategory['id']) => void;
}

/**
 * Categories with the number of their programmes (S2-30, S2-40); under a rule, links to what is outside the menu's catalogue
 * (S2-36, S2-38).
 */
function CategoryRows({ selected, onSelect }: CategoryRowsProps) {
  return (
    <>
      <ul className={rowStyles.rows}>
        {menu.map(({ id, plural, family, icon, programs }) => (
          <li key={id}>
            <button type="button" className={rowStyles.row} aria-current={id === selected} onClick={() => onSelect(id)}>
              <TintedMotif rows={icon} family={family} className={rowStyles.cell} />
              <span className={rowStyles.text}>
                <b className={rowStyles.rowName}>{plural}</b>{' '}
                <small className={rowStyles.detail}>{programmeCount(programs.length)}</small>
              </span>
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
      <MenuRows rows={others} className={rowStyles.others} />
    </>
  );
}

/** Programmes of a category, and a row that leads to the page of its kind. */
function CategoryProgrammes({ category: { id, plural, programs } }: { category: MenuCategory }) {
  const kind = categories.find((one) => one.id === id);
  const all = kind ? [{ name: fill(searchTexts.allAbout, { category: plural }), path: parentOf(kind).path }] : [];
  return <MenuRows rows={[...programs, ...all]} />;
}

/** The programmes that start next, until a category is chosen (S2-31). */
function NextToStart() {
  return (
    <>
      <h2 className={styles.heading}>{searchTexts.nextToStart}</h2>
      <MenuRows rows={nextToStart(useToday()).map(({ programme }) => inMenu(programme))} />
    </>
  );
}

/** The panel under the bar: categories on the left, programmes on the right (S2-30 to S2-33), links below (S2-123). */
export function WidePanel() {
  const column = useRef<HTMLDivElement>(null);
  const search = useProgrammeSearch(column);
  const { isSearching, category, selectCategory } = search;
  return (
    <>
      <SearchField {...search} isWide />
      <div className={styles.columns}>
        <div className={styles.categories}>
          <CategoryRows selected={isSearching ? undefined : category?.id} onSelect={selectCategory} />
        </div>
        <div ref={column} className={styles.chosen} data-testid="programmes-column">
          {isSearching && <SearchResults {...search} />}
          {!isSearching && category && (
            <>
              <h2 className={styles.heading}>{category.plural}</h2>
              <CategoryProgrammes category={category} />
            </>
          )}
          {!isSearching && !category && (
            <>
              <p className={styles.prompt}>{searchTexts.chooseCategory}</p>
              <NextToStart />
            </>
          )}
        </div>
      </div>
      <MenuRows rows={menuLinks} className={styles.foot} />
    </>
  );
}

/**
 * A phone's panel: categories, one category's programmes, or search results. Back leads to the categories, and from there
 * closes the panel (S2-40 to S2-42).
 */
export function PhonePanel({ onClose }: { onClose: () => void }) {
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
  const showCategories = (
    <Button variant="outlined" onClick={() => show(undefined)}>
      {searchTexts.showCategories}
    </Button>
  );
  return (
    <>
      <PanelHeader
        title={category && !isSearching ? category.plural : programmesName}
        titleRef={title}
        start={back}
        onClose={onClose}
      />
      <SearchField {...search} />
      <div ref={list} className={styles.single}>
        {isSearching && <SearchResults {...search} action={showCategories} />}
        {!isSearching && category && <CategoryProgrammes category={category} />}
        {!isSearching && !category && (
          <>
            <CategoryRows selected={undefined} onSelect={show} />
            <NextToStart />
          </>
        )}
      </div>
    </>
  );
}
