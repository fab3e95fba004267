import type { ReactNode } from 'react';
import type { Pieces as PiecesContent } from '../../catalogue/content';
import { Link } from '../../ui/Link';
import { sideBySide } from '../../ui/sideBySide';
import { muted } from '../../ui/text.css';
import * as styles from './Pieces.css';
import { SectionHead } from './SectionHead';

interface PiecesProps extends PiecesContent {
  /** What stands over the pieces: a figure. */
  children?: ReactNode;
}

/** Titled pieces side by side, each a panel; those with a path link to it. */
export function Pieces({ heading, lead, items, children }: PiecesProps) {
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      {children}
      <ul className={sideBySide(items.length)}>
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
