import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Family } from '../../catalogue/schema';
import { Icon } from '../Icon/Icon';
import { Motif } from '../motif/Motif';
import { muted } from '../text.css';
import * as styles from './LinkRow.css';

interface LinkRowProps {
  rows: readonly string[];
  family?: Family;
  title: string;
  text: ReactNode;
  /** None for a programme to come (S2-61). */
  path: string | undefined;
}

/** An item of a list of links: motif, title and a line of text. */
export function LinkRow({ rows, family = 'erica', title, text, path }: LinkRowProps) {
  const content = (
    <>
      <Motif rows={rows} family={family} size={40} />
      <span className={styles.text}>
        <b className={styles.title}>{title}</b>
        <br />
        <span className={muted}>{text}</span>
      </span>
    </>
  );
  return (
    <li className={styles.row} data-family={family}>
      {path ? (
        <Link className={styles.link} to={path}>
          {content}
          <Icon name="arrow" />
        </Link>
      ) : (
        <div className={styles.link}>{content}</div>
      )}
    </li>
  );
}
