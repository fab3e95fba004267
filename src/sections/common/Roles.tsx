import { roles } from '../../catalogue/roles.yaml';
import { muted } from '../../ui/text.css';
import { FactList } from './FactList';
import * as styles from './Roles.css';

interface RolesProps {
  items?: typeof roles;
  /** `true` if each says who fills it, once that is known: name, qualification, registration (S1-93). */
  hasHolders?: boolean;
}

/** Roles at the centre, each with its work and what it asks for; no drawings, and no invented people (S1-68). */
export function Roles({ items = roles, hasHolders }: RolesProps) {
  return (
    <ul className={styles.roles}>
      {items.map(({ title, text, holder }) => (
        <li key={title} className={styles.role}>
          <h3>{title}</h3>
          <p className={muted}>{text}</p>
          {hasHolders && holder && (
            <div className={styles.holder}>
              <FactList items={holder} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
