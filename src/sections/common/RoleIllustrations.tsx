import { roles } from '../../catalogue/roles';
import type { Family } from '../../catalogue/schema';
import { Tiles } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { muted } from '../../ui/text.css';
import * as styles from './RoleIllustrations.css';

/** Tiles with their side and position; together they draw a figure. */
type Part = [row: string, unit: number, x: number, y: number];

/** Figure of each role, drawn from back to front. */
const FIGURES: Record<(typeof roles)[number]['portrait'], { family: Family; parts: Part[] }> = {
  // A headset round the head.
  facilitator: {
    family: 'pincushion',
    parts: [
      ['nP', 3.4, 0.3, 2.2],
      ['7L 8L', 1.15, 0.85, 0.4],
      ['oQ', 1.7, 1.15, 0.7],
      ['oL', 0.6, 0.7, 1.3],
      ['oL', 0.6, 2.7, 1.3],
    ],
  },
  // A leaf to write with.
  writer: {
    family: 'erica',
    parts: [
      ['nP', 3.4, 0.3, 2.2],
      ['nP', 2, 1, 0.45],
      ['oQ', 1.6, 1.2, 0.8],
      ['bS', 1.3, 2.5, 1.9],
    ],
  },
  // Open arms and a heart.
  support: {
    family: 'protea',
    parts: [
      ['nP', 3.4, 0.3, 2.2],
      ['aL bL', 0.9, 1.1, 0.15],
      ['oQ', 1.7, 1.15, 0.75],
      ['oS', 0.6, 2.3, 2.9],
    ],
  },
};

/** Roles at the centre, each with a drawn figure, without names of people (S1-68). */
export function RoleIllustrations() {
  return (
    <ul className={styles.roles}>
      {roles.map(({ portrait, title, text }) => {
        const { family, parts } = FIGURES[portrait];
        return (
          <li key={title} className={styles.role}>
            <svg
              className={`${styles.figure} ${tint[family]}`}
              data-family={family}
              viewBox="0 0 4 4"
              aria-hidden="true"
            >
              {parts.map(([row, unit, x, y]) => (
                <Tiles key={`${row} ${x}`} rows={[row]} mirror={false} {...{ unit, x, y }} />
              ))}
            </svg>
            <h3>{title}</h3>
            <p className={muted}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
