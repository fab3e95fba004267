import { menu } from 'virtual:catalogue/menu';
import { categories } from '../../catalogue/categories.yaml';
import { parentOf } from '../../catalogue/categoryOf';
import { codeCurious } from '../../catalogue/codeCurious';
import { fill } from '../../catalogue/fill';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { Icon } from '../../ui/Icon/Icon';
import { TintedMotif } from '../../ui/motif/Motif';
import { programmeCount } from './counts';
import { PageRow, ProgrammeRow } from './MenuRow';
import * as styles from './MenuRow.css';

interface CategoryRowsProps {
  selected?: MenuCategory['id'] | undefined;
  onSelect: (id: MenuCategory['id']) => void;
}

/** Kinds of programme that the menu's catalogue leaves out, and the entry level. */
const others = [
  ...categories.flatMap(({ plural, path, inMenu }) => (path && !inMenu ? [{ name: plural, path }] : [])),
  codeCurious,
];

/**
 * Categories with the number of their programmes (S2-30, S2-40); under a rule, links to what is outside the menu's catalogue
 * (S2-36, S2-38).
 */
export function CategoryRows({ selected, onSelect }: CategoryRowsProps) {
  return (
    <>
      <ul className={styles.rows}>
        {menu.map(({ id, plural, family, icon, programs }) => (
          <li key={id}>
            <button type="button" className={styles.row} aria-current={id === selected} onClick={() => onSelect(id)}>
              <TintedMotif rows={icon} family={family} className={styles.cell} />
              <span className={styles.text}>
                <b className={styles.rowName}>{plural}</b>{' '}
                <small className={styles.detail}>{programmeCount(programs.length)}</small>
              </span>
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {others.map(({ name, path }) => (
          <li key={path}>
            <PageRow name={name} path={path} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Programmes of a category, and a row that leads to the page of its kind. */
export function CategoryProgrammes({ category: { id, plural, programs } }: { category: MenuCategory }) {
  const kind = categories.find((one) => one.id === id);
  return (
    <ul className={styles.rows}>
      {programs.map((programme) => (
        <li key={programme.path}>
          <ProgrammeRow programme={programme} />
        </li>
      ))}
      {kind && (
        <li>
          <PageRow name={fill(searchTexts.allAbout, { category: plural })} path={parentOf(kind).path} />
        </li>
      )}
    </ul>
  );
}
