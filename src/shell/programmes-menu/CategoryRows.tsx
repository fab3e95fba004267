import { menu } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import type { MenuCategory } from '../../catalogue/views';
import { paths } from '../../paths';
import { Plot } from '../../ui/bloom/Bloom';
import { Icon } from '../../ui/Icon/Icon';
import { SEEDLING } from './drawings';
import { countOf } from './matchProgrammes';

interface CategoryRowsProps {
  selected?: MenuCategory['id'] | undefined;
  onSelect: (id: MenuCategory['id']) => void;
}

/** The categories, each with its number of programmes, and under them the way in for beginners (S2-30, S2-40). */
export function CategoryRows({ selected, onSelect }: CategoryRowsProps) {
  return (
    <ul className="menu-rows categories">
      {menu.map(({ id, plural, family, icon, programs }) => (
        <li key={id}>
          <button type="button" className="menu-row" aria-current={id === selected} onClick={() => onSelect(id)}>
            <Plot rows={icon} family={family} />
            <span className="text">
              <b>{plural}</b> <small>{countOf(programs.length, 'programme')}</small>
            </span>
            <Icon name="chevronRight" />
          </button>
        </li>
      ))}
      <li>
        <Link className="menu-row" to={paths.codeCurious}>
          <Plot rows={SEEDLING} family="seed" />
          <span className="text">
            <b>Code Curious?</b> <small>New to code? Start here</small>
          </span>
        </Link>
      </li>
    </ul>
  );
}
