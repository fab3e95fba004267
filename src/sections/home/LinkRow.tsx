import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon/Icon';
import { Motif } from '../../ui/motif/Motif';
import { muted } from '../../ui/text.css';
import * as styles from './LinkRow.css';

interface LinkRowProps extends Pick<ComponentProps<typeof Motif>, 'rows' | 'family'> {
  title: string;
  text: ReactNode;
  path: string;
}

/** An item of a list of links on a deep surface: a motif, a title and a line of text. */
export function LinkRow({ title, text, path, ...motif }: LinkRowProps) {
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={path}>
        <Motif {...motif} size={40} className={styles.picture} />
        <span className={styles.words}>
          <b className={styles.title}>{title}</b>
          <br />
          <span className={muted}>{text}</span>
        </span>
        <Icon name="arrow" />
      </Link>
    </li>
  );
}
