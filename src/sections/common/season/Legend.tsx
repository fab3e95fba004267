import { season, states } from '../../../catalogue/interface/dates.yaml';
import type { Family } from '../../../catalogue/schema';
import { GROWTH_STAGES } from '../../../ui/motif/growthStages';
import { Tiles } from '../../../ui/motif/Motif';
import { tileFill } from '../../../ui/motif/motif.css';
import { leafPath } from '../../../ui/motif/tiles';
import * as styles from './Season.css';

/** Side of a mark, in units. */
const SIDE = 24;

const MARKS = {
  seed: <path className={styles.seed} d="M12 12h0" />,
  week: (
    <>
      <path className={styles.stem} d="M0 12H24" />
      <path className={tileFill.petal} d={leafPath('b', 1, 1, 11)} />
      <path className={tileFill.soft} d={leafPath('a', 13, 12, 11)} />
    </>
  ),
  module: (
    <>
      <path className={styles.tick} d="M4 2V24" />
      <text className={styles.number} x="10" y="16">
        1
      </text>
    </>
  ),
  payment: (
    <>
      <path className={styles.soil} d="M0 12H24" />
      <path className={styles.payment} d="M12 12h0" />
    </>
  ),
  bloom: (
    <g transform="scale(6)">
      <Tiles rows={GROWTH_STAGES[3].slice(0, 3)} />
    </g>
  ),
  closed: <path className={styles.closed} d="M4 0V24H20V0Z" />,
  openLesson: (
    <>
      <path className={styles.soil} d="M0 18H24" />
      <path className={tileFill.sun} d="M4 15a8 8 0 0 1 16 0Z" />
    </>
  ),
  today: <path className={styles.today} d="M12 0V24" />,
  full: (
    <g className={styles.full}>
      <path className={styles.stem} d="M1 12H23" />
      <path className={styles.outline} d="M1 2H23V22H1Z" />
    </g>
  ),
};
const texts = { ...season, full: states.full };

type Mark = keyof typeof MARKS;

interface LegendProps {
  /** Marks that the drawing has. */
  has: Partial<Record<Mark, boolean>>;
  /** Family of the lanes, where they have one. */
  family?: Family | undefined;
}

/** Names of the marks in a season's drawing. */
export function Legend({ has, family = 'erica' }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {(Object.keys(MARKS) as Mark[])
        .filter((name) => has[name])
        .map((name) => (
          <li key={name} className={styles.entry}>
            <svg
              data-family={name === 'openLesson' ? undefined : family}
              width={SIDE}
              height={SIDE}
              viewBox={`0 0 ${SIDE} ${SIDE}`}
              aria-hidden="true"
            >
              {MARKS[name]}
            </svg>
            {texts[name]}
          </li>
        ))}
    </ul>
  );
}
