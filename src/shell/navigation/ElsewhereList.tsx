import { Link } from 'react-router-dom';
import * as searchTexts from '../../catalogue/interface/search.yaml';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ElsewhereList.css';
import type { Elsewhere } from './matchElsewhere';
import * as row from './menuRow.css';
import { ProgrammeList } from './ProgrammeList';

interface ElsewhereListProps extends Elsewhere {
  search: string;
}

/** Related programmes, then pages (S2-35). */
export function ElsewhereList({ programmes, pages, search }: ElsewhereListProps) {
  return (
    <>
      {programmes.length > 0 && (
        <>
          <h2 className={styles.heading}>{searchTexts.related}</h2>
          <ProgrammeList programmes={programmes} search={search} />
        </>
      )}
      {pages.length > 0 && (
        <>
          <h2 className={styles.heading}>{searchTexts.elsewhere}</h2>
          <ul className={row.rows}>
            {pages.map(({ name, path }) => (
              <li key={path}>
                <Link className={row.row} to={path}>
                  <span className={`${row.text} ${styles.page}`}>
                    <b className={row.rowName}>{name}</b>
                  </span>
                  <Icon name="chevronRight" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
