import { Link } from 'react-router-dom';
import type { RelatedLink } from '../../catalogue/schema/pages';
import { actionLink } from '../../ui/actionLink.css';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './RelatedLinks.css';

/** Links under a band to related pages. */
export function RelatedLinks({ items }: { items: RelatedLink[] }) {
  return (
    <div className={styles.links}>
      {items.map(({ text, path }) => (
        <Link key={path} className={actionLink} to={path}>
          {text} <Icon name="arrow" />
        </Link>
      ))}
    </div>
  );
}
