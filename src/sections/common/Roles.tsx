import { roles } from '../../catalogue/roles.yaml';
import { Facts } from '../../ui/Facts/Facts';
import { muted } from '../../ui/text.css';
import * as styles from './Roles.css';

interface RolesProps {
  items?: typeof roles;
  /** `true` for the roles alone of which it is known who fills them, with name, qualification, registration (S1-93). */
  hasHolders?: boolean;
}

/** Roles at the centre, each with its work and what it asks for; no drawings, and no invented people (S1-68). */
export function Roles({ items = roles, hasHolders }: RolesProps) {
  const shown = hasHolders ? items.filter(({ holder }) => holder) : items;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.roles}>
      {shown.map(({ title, text, holder }) => (
        <li key={title} className={styles.role}>
          <h3>{title}</h3>
          <p className={muted}>{text}</p>
          {hasHolders && holder && (
            <div className={styles.holder}>
              <Facts items={holder} leading={1} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
