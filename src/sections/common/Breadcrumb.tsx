import { Link } from 'react-router-dom';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import { paths } from '../../paths';
import * as styles from './Breadcrumb.css';

interface BreadcrumbProps {
  /** The page above. */
  parent: { name: string; path: string };
  /** Name of the page itself. */
  name: string;
}

/** Trail from the home page over the page above; structured data has the same (S1-72). */
export function Breadcrumb({ parent, name }: BreadcrumbProps) {
  return (
    <nav aria-label={commonTexts.breadcrumb}>
      <ol className={styles.list}>
        {[{ name: commonTexts.home, path: paths.home }, parent].map((step) => (
          <li key={step.path} className={styles.step}>
            <Link className={styles.link} to={step.path}>
              {step.name}
            </Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
