import { daysAfter } from '../../../catalogue/day';
import { intakeState, intakesWithPlaces } from '../../../catalogue/intakeDates';
import type { Intake } from '../../../catalogue/schema';
import { useToday } from '../../../ui/useToday';
import { HALF_BLOOM, LANE, MIDDLE } from './drawingUnits';
import * as styles from './Season.css';
import { type Lane, type SeasonScale, stretchesOf, weeksOf } from './seasonData';

/** Half the height of a full intake's outline, clear of its day's words. */
const LOW = 8;
/** Y of a seed that would lie on the stem of the run before. */
const ABOVE = 10;
/** Units before the first day at which the dotted line turns down to the stem. */
const ELBOW = 2;

interface LaneMarksProps extends Lane {
  scale: SeasonScale;
  /** Ids of the leaves and the bloom. */
  leaves: string;
  bloom: string;
}

/** Where an intake's stem ends. One that runs on after the drawing ends with a whole week before the edge. */
function endOf({ at, width, monday, unit }: SeasonScale, { ends }: Intake): number {
  const [end, week] = [at(daysAfter(ends, 1)), 7 * unit];
  return end > width ? width - week - ((width - at(monday)) % week) : end;
}
const stem = (scale: SeasonScale, intake: Intake) => `M${scale.at(intake.starts)} ${MIDDLE}H${endOf(scale, intake)}`;

/**
 * What grows of a programme's intakes: each a stem from first lesson to last, a leaf a week with lessons, and at its end a
 * bloom. Nothing grows on one that is full: it is a dim stem in an outline.
 */
export function LaneMarks({ intakes, ...row }: LaneMarksProps) {
  const today = useToday();
  const full = intakes.filter((intake) => intakeState(intake, today) === 'full');
  const { at } = row.scale;
  return (
    <>
      {full.length > 0 && (
        <g className={styles.full}>
          <path className={styles.stem} data-part="stems" d={full.map((intake) => stem(row.scale, intake)).join('')} />
          <path
            className={styles.outline}
            data-part="full"
            d={full
              .map(
                ({ starts, ends }) =>
                  `M${at(starts)} ${MIDDLE - LOW}H${at(daysAfter(ends, 1))}V${MIDDLE + LOW}H${at(starts)}Z`,
              )
              .join('')}
          />
        </g>
      )}
      <IntakeMarks {...row} intakes={intakes.filter((intake) => !full.includes(intake))} />
    </>
  );
}

interface LaneSeedsProps extends Pick<LaneMarksProps, 'intakes' | 'scale'> {
  /** Those of its intakes that are drawn; all by default. */
  shown?: Intake[];
}

/** What is sown of a programme's intakes: a seed on each last day to apply, and dots from it to the first lesson. */
export function LaneSeeds({ intakes, shown = intakes, scale: { at } }: LaneSeedsProps) {
  const ahead = intakesWithPlaces(shown, useToday());
  /** A day to apply that falls into the run before stands over it, beside the first day's words. */
  const seedY = ({ closes, starts }: Intake) =>
    intakes.some((other) => other.starts < starts && other.ends >= closes) ? ABOVE : MIDDLE;
  return (
    <>
      <path
        className={styles.waiting}
        data-part="rests"
        d={ahead
          .map((intake) => `M${at(intake.closes)} ${seedY(intake)}H${at(intake.starts) - ELBOW}V${MIDDLE}`)
          .join('')}
      />
      <path
        className={styles.seed}
        data-part="seeds"
        d={ahead.map((intake) => `M${at(intake.closes)} ${seedY(intake)}h0`).join('')}
      />
    </>
  );
}

/** Marks of intakes with places: all stems in one path, all leaves in another. */
function IntakeMarks({ programme, intakes, scale, leaves, bloom }: LaneMarksProps) {
  const { at, width } = scale;
  /** The bloom ends with the stem, clear of the next intake; over a shorter stem it has the stem's middle. */
  const bloomX = ({ starts, ends }: Intake) => {
    const end = at(daysAfter(ends, 1));
    return Math.max(end - HALF_BLOOM, (at(starts) + end) / 2);
  };
  return (
    <>
      <path className={styles.stem} data-part="stems" d={intakes.map((intake) => stem(scale, intake)).join('')} />
      <path
        data-part="leaves"
        fill={`url(#${leaves})`}
        d={intakes
          .flatMap((intake) =>
            stretchesOf(intake, programme)
              .map(weeksOf)
              .map(([from, to]) => [at(from), Math.min(at(to), bloomX(intake), endOf(scale, intake))])
              .filter(([from = 0, to = 0]) => from < to)
              .map(([from, to]) => `M${from} 0H${to}V${LANE}H${from}`),
          )
          .join('')}
      />
      {intakes
        .filter((intake) => at(intake.ends) >= width)
        .map((intake) => (
          <path
            key={intake.ends}
            className={styles.waiting}
            data-part="goes-on"
            d={`M${endOf(scale, intake)} ${MIDDLE}H${width}`}
          />
        ))}
      {intakes.map((intake) => (
        <use key={intake.ends} href={`#${bloom}`} x={bloomX(intake)} y={MIDDLE} />
      ))}
    </>
  );
}
