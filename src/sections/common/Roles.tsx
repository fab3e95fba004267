import { roles } from '../../catalogue/roles.yaml';
import { muted } from '../../ui/text.css';
import * as styles from './Roles.css';

/** Kinds of work at the centre, without drawings (S1-68). */
export function Roles() {
  return (
    <ul className={styles.roles}>
      {roles.map(({ title, text }) => (
        <li key={title} className={styles.role}>
          <h3>{title}</h3>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
