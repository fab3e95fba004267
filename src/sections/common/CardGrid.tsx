import { Link } from 'react-router-dom';
import type { CardGrid as CardGridContent } from '../../catalogue/schema/pages';
import { muted } from '../../ui/text.css';
import * as styles from './CardGrid.css';
import { SectionHeader } from './SectionHeader';

/** A heading over titled texts side by side, those with a path as links. They share the full width. */
export function CardGrid({ heading, lead, items }: CardGridContent) {
  return (
    <>
      <SectionHeader heading={heading} lead={lead} />
      <ul className={styles.pieces[Math.min(items.length, 4) as keyof typeof styles.pieces]}>
        {items.map(({ title, text, path }) => (
          <li key={title} className={styles.piece}>
            <h3>
              {path ? (
                <Link className={styles.link} to={path}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className={muted}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
