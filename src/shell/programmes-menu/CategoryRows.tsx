import { menu } from 'virtual:catalogue/menu';
import { Link } from 'react-router-dom';
import { codeCurious, codeCuriousTerms } from '../../catalogue/codeCurious';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import type { MenuCategory } from '../../catalogue/views';
import { Icon } from '../../ui/Icon/Icon';
import { TintedMotif } from '../../ui/motif/Motif';
import { SEEDLING } from './drawings';
import { programmesOf } from './matchProgrammes';
import * as styles from './menuRow.css';

interface CategoryRowsProps {
  selected?: MenuCategory['id'] | undefined;
  onSelect: (id: MenuCategory['id']) => void;
}

/** Categories with their programme counts, and a link for beginners (S2-30, S2-36, S2-37, S2-40). */
export function CategoryRows({ selected, onSelect }: CategoryRowsProps) {
  return (
    <ul className={styles.rows}>
      {menu.map(({ id, plural, family, icon, programs }) => (
        <li key={id}>
          <button type="button" className={styles.row} aria-current={id === selected} onClick={() => onSelect(id)}>
            <TintedMotif rows={icon} family={family} className={styles.cell} />
            <span className={styles.text}>
              <b className={styles.name}>{plural}</b>{' '}
              <small className={styles.detail}>{programmesOf(programs.length)}</small>
            </span>
            <Icon name="chevronRight" />
          </button>
        </li>
      ))}
      <li>
        <Link className={styles.row} to={codeCurious.path}>
          <TintedMotif rows={SEEDLING} family="seed" className={styles.cell} />
          <span className={styles.text}>
            <b className={styles.name}>{codeCurious.name}</b>{' '}
            <small className={styles.detail}>{`${searchTexts.forBeginners} ${codeCuriousTerms()}`}</small>
          </span>
        </Link>
      </li>
    </ul>
  );
}
