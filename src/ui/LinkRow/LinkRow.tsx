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
  path: string;
}

/** An item of a list of links: motif, title and a line of text. */
export function LinkRow({ rows, family = 'erica', title, text, path }: LinkRowProps) {
  return (
    <li className={styles.row} data-family={family}>
      <Link className={styles.link} to={path}>
        <Motif rows={rows} family={family} size={40} />
        <span className={styles.text}>
          <b className={styles.title}>{title}</b>
          <br />
          <span className={muted}>{text}</span>
        </span>
        <Icon name="arrow" />
      </Link>
    </li>
  );
}
