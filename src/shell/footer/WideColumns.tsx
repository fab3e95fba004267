import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { footerColumns } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import * as styles from './columns.css';
import { StudentButtons } from './StudentButtons';

/** A column of links. */
export function LinkColumn({ heading, links }: (typeof footerColumns)[number]) {
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{fill(heading, organisation)}</h2>
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Wide footer (S9-02): the Students buttons, and lists of links (S2-72 to S2-77, S2-83). */
export function WideColumns() {
  return (
    <div className={styles.wide} data-part="wide-columns">
      <div className={styles.group}>
        <h2 className={styles.heading}>{footerTexts.students}</h2>
        <StudentButtons />
      </div>
      {footerColumns.map((column) => (
        <LinkColumn key={column.links[0]?.path} {...column} />
      ))}
    </div>
  );
}
