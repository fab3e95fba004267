import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { footerColumns } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import * as styles from './columns.css';
import { SocialLinks } from './SocialLinks';
import { StudentButtons } from './StudentButtons';

/** Wide footer (S9-02): social links, three columns of links, and the Students buttons (S2-71 to S2-77). */
export function WideColumns() {
  return (
    <div className={styles.wide} data-part="wide-columns">
      <div className={styles.social}>
        <h2 className={styles.heading}>{footerTexts.social}</h2>
        <SocialLinks />
      </div>
      {footerColumns.map(({ heading, links }) => (
        <div key={links[0]?.path}>
          <h2 className={styles.heading}>{fill(heading, organisation)}</h2>
          <ul>
            {links.map(({ name, path }) => (
              <li key={path}>
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2 className={styles.heading}>{footerTexts.students}</h2>
        <StudentButtons />
      </div>
    </div>
  );
}
