import { Link } from 'react-router-dom';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ElsewhereList.css';
import type { Elsewhere } from './matchElsewhere';
import * as row from './menuRow.css';
import { ProgrammeRow } from './ProgrammeRow';

interface ElsewhereListProps extends Elsewhere {
  search: string;
}

/** Search matches outside the menu (S2-35). */
export function ElsewhereList({ programmes, pages, search }: ElsewhereListProps) {
  if (programmes.length + pages.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{searchTexts.elsewhere}</h2>
      <ul className={row.rows}>
        {programmes.map((programme) => (
          <li key={programme.path}>
            <ProgrammeRow programme={programme} search={search} />
          </li>
        ))}
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link className={row.row} to={path}>
              <span className={`${row.text} ${styles.page}`}>
                <b className={row.name}>{name}</b>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
