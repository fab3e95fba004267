import { menu } from 'virtual:catalogue/menu';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.yaml';
import { codeCurious, codeCuriousTerms } from '../../catalogue/codeCurious';
import { factsIn } from '../../catalogue/factsOf';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { Icon } from '../../ui/Icon/Icon';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { TintedMotif } from '../../ui/motif/Motif';
import { programmeCount } from './matchProgrammes';
import * as styles from './menuRow.css';

interface CategoryRowsProps {
  selected?: MenuCategory['id'] | undefined;
  onSelect: (id: MenuCategory['id']) => void;
}

/** Content of a row, which is a button or a link. */
function Words({ name, detail, ...motif }: { name: string; detail: string } & ComponentProps<typeof TintedMotif>) {
  return (
    <>
      <TintedMotif {...motif} className={styles.cell} />
      <span className={styles.text}>
        <b className={styles.rowName}>{name}</b> <small className={styles.detail}>{detail}</small>
      </span>
    </>
  );
}

/**
 * Categories with their programme counts, those outside the menu's catalogue as links to their pages, and a link for
 * beginners (S2-30, S2-36 to S2-38, S2-40).
 */
export function CategoryRows({ selected, onSelect }: CategoryRowsProps) {
  return (
    <ul className={styles.rows}>
      {menu.map(({ id, plural, family, icon, programs }) => (
        <li key={id}>
          <button type="button" className={styles.row} aria-current={id === selected} onClick={() => onSelect(id)}>
            <Words name={plural} detail={programmeCount(programs.length)} rows={icon} family={family} />
            <Icon name="chevronRight" />
          </button>
        </li>
      ))}
      {categories.map(
        ({ id, plural, family, icon, path, inMenu }) =>
          !inMenu &&
          path && (
            <li key={id}>
              <Link className={styles.row} to={path}>
                <Words name={plural} detail={programmeCount(factsIn(id).length)} rows={icon} family={family} />
                <Icon name="chevronRight" />
              </Link>
            </li>
          ),
      )}
      <li>
        <Link className={styles.row} to={codeCurious.path}>
          <Words
            name={codeCurious.name}
            detail={`${searchTexts.forBeginners} ${codeCuriousTerms()}`}
            rows={GROWTH_STAGES[0]}
            family="seed"
          />
        </Link>
      </li>
    </ul>
  );
}
