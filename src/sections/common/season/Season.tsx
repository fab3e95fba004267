import { categoryOf } from '../../../catalogue/categoryOf';
import { intakeState, intakesWithPlaces } from '../../../catalogue/intakeDates';
import { states, whenTheyRun } from '../../../catalogue/interface/dates.yaml';
import type { Category, Intake } from '../../../catalogue/schema';
import { formatDayOfMonth, formatShortDay } from '../../../ui/format';
import { useToday } from '../../../ui/useToday';
import { Legend } from './Legend';
import * as styles from './Season.css';
import { SeasonDrawing } from './SeasonDrawing';
import { closuresIn, hasDay, heightOf, openLessonsIn, seasonId, seasonOf } from './seasonData';

/** First days need their years where they lie in more than one. */
const hasYears = (intakes: readonly Intake[]) => new Set(intakes.map(({ starts }) => starts.slice(0, 4))).size > 1;

/**
 * The intakes ahead as a garden: weeks from left to right, or downwards where there is no room, a lane a programme. Decoration:
 * a table has the same dates. The lanes of one category alone are half as high again, on a light surface. Where `fits`
 * names intakes, they are lit and the others dim.
 */
export function Season({ category, fits }: { category?: Category['id']; fits?: readonly Intake[] }) {
  const today = useToday();
  const season = seasonOf(category);
  if (!season) return null;
  const { lanes, width } = season;
  const height = heightOf(season);
  const isFull = (intake: Intake) => intakeState(intake, today) === 'full';
  const drawn = lanes.flatMap(({ intakes }) => intakes);
  const grows = !drawn.every(isFull);
  return (
    <>
      {category && (
        <p className={styles.title} aria-hidden="true">
          {whenTheyRun}
        </p>
      )}
      <div className={category ? styles.onSand : styles.season} data-part="season" aria-hidden="true">
        <ul className={styles.programmeNames}>
          {lanes.map(({ programme: { path, name }, intakes }) => (
            <li
              key={path}
              className={
                fits && !intakes.some((one) => fits.includes(one))
                  ? `${styles.programmeName} ${styles.unlit}`
                  : styles.programmeName
              }
            >
              <svg width="24" height="24" viewBox="-13 -13 26 26" aria-hidden="true">
                <use href={`#${seasonId(path)}`} />
              </svg>
              <span>
                {name}
                <span className={styles.firstDays}>
                  {intakes
                    .map((intake) => {
                      const day = (hasYears(intakes) ? formatShortDay : formatDayOfMonth)(intake.starts);
                      // Also once it is closed: the row keeps its height when a page learns today's date.
                      return intake.isFull ? `${day} (${states.full})` : day;
                    })
                    .join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.picture}>
          {/* As high as the drawing is long, where it is turned. */}
          <svg className={styles.room} viewBox={`0 0 ${height} ${width}`} aria-hidden="true" />
          <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <SeasonDrawing season={season} fits={fits} />
          </svg>
        </div>
        <Legend
          family={category && categoryOf({ category }).family}
          has={{
            seed: intakesWithPlaces(drawn, today).length > 0,
            week: grows,
            bloom: grows,
            closed: closuresIn(season).length > 0,
            openLesson: openLessonsIn(season, today).length > 0,
            today: hasDay(season, today),
            full: drawn.some(isFull),
          }}
        />
      </div>
    </>
  );
}
