import type { ReactNode } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import { intakeState } from '../../../catalogue/intakeDates';
import { states } from '../../../catalogue/interface/dates.yaml';
import type { Intake } from '../../../catalogue/schema';
import { formatDayOfMonth } from '../../../ui/format';
import { tileFill } from '../../../ui/motif/motif.css';
import { useToday } from '../../../ui/useToday';
import { Bloom } from './Bloom';
import { HALF_BLOOM, LANE, MIDDLE, SOIL, TURNED_SHIFT, WORDS_GAP } from './drawingUnits';
import { LaneMarks, LaneSeeds } from './LaneMarks';
import { Leaves } from './Leaves';
import * as styles from './Season.css';
import { Soil } from './Soil';
import { type Lane, openLessonsIn, type SeasonData, seasonId, standsFree } from './seasonData';

/** Width of a first day's label, in drawing units. */
const LABEL = 60;

interface FirstDayProps {
  intake: Intake;
  season: SeasonData;
  /** The lane's place among all. */
  index: number;
}

/** First day of an intake, above its lane. At the drawing's right edge it is right-aligned. */
function FirstDay({ intake, season, index }: FirstDayProps) {
  const isFull = intakeState(intake, useToday()) === 'full';
  const { at, width, laneSize } = season;
  const [x, y] = [at(intake.starts), laneSize * (index * LANE + MIDDLE - HALF_BLOOM - WORDS_GAP)];
  const isAtEdge = x + LABEL > width;
  return (
    <g
      className={!isAtEdge && standsFree(season, index, intake) ? undefined : styles.lyingOnly}
      textAnchor={isAtEdge ? 'end' : undefined}
      transform={`translate(${isAtEdge ? width : x} ${y})`}
    >
      <text>
        {formatDayOfMonth(intake.starts)}
        {isFull && (
          <tspan className={styles.lyingOnly} dx=".4em">
            {states.full}
          </tspan>
        )}
      </text>
    </g>
  );
}

/** Content of the season's `<svg>`: months, lanes and first days. */
export function SeasonDrawing({ season, fits }: { season: SeasonData; fits?: readonly Intake[] | undefined }) {
  const { lanes, width, at, laneSize } = season;
  const today = useToday();
  const isLit = (intake: Intake) => !fits || fits.includes(intake);
  const height = lanes.length * LANE;
  const scale = {
    ...season,
    width: width / laneSize,
    at: (day: string) => at(day) / laneSize,
    unit: season.unit / laneSize,
  };
  /** The lanes under each other, with marks of those intakes that are lit, and dim ones of the others. */
  const lanesOf = (name: string, marksOf: (lane: Lane, shown: Intake[]) => ReactNode) => (
    <g transform={laneSize === 1 ? undefined : `scale(${laneSize})`}>
      {lanes.map((lane, index) => (
        <g key={lane.programme.path} data-part={name} transform={`translate(0 ${index * LANE})`}>
          {fits && (
            <g className={styles.dim} data-part="dim">
              {marksOf(
                lane,
                lane.intakes.filter((intake) => !isLit(intake)),
              )}
            </g>
          )}
          {marksOf(lane, lane.intakes.filter(isLit))}
        </g>
      ))}
    </g>
  );
  return (
    <>
      {[...new Set(lanes.map(({ programme }) => categoryOf(programme).family))].map((family) => (
        <Leaves key={family} id={seasonId(family)} family={family} scale={scale} />
      ))}
      <defs>
        {lanes.map(({ programme }) => (
          <Bloom
            key={programme.path}
            id={seasonId(programme.path)}
            family={categoryOf(programme).family}
            rows={programme.icon}
            upright={styles.upright}
          />
        ))}
      </defs>
      <Soil scale={season} height={laneSize * height} />
      <path
        className={tileFill.sun}
        data-part="open-lessons"
        d={openLessonsIn(season, today)
          .map(({ day }) => `M${at(day) - 8} ${laneSize * height + SOIL - 3}a8 8 0 0 1 16 0`)
          .join('')}
      />
      {/* Turned, the first lane is at the left, as it is first among the names. */}
      <g className={styles.lanes} transform={`translate(0 ${laneSize * height + TURNED_SHIFT}) scale(1 -1)`}>
        {lanes.map(({ programme: { path } }, index) => (
          <use key={path} className={styles.head} href={`#${seasonId(path)}`} x="-20" y={index * LANE + MIDDLE} />
        ))}
        {/* Cuts off what began before the first month, or runs on after the last. */}
        <svg width={width} height={laneSize * height + SOIL} aria-hidden="true">
          <g className={styles.growing}>
            {lanesOf('lane', ({ programme }, shown) => (
              <LaneMarks
                programme={programme}
                intakes={shown}
                scale={scale}
                leaves={seasonId(categoryOf(programme).family)}
                bloom={seasonId(programme.path)}
              />
            ))}
          </g>
          <g className={styles.words}>
            {lanesOf('sown', ({ intakes }, shown) => (
              <LaneSeeds intakes={intakes} shown={shown} scale={scale} />
            ))}
            {lanes.map(({ intakes }, index) =>
              intakes.map(
                (intake) =>
                  at(intake.starts) >= 0 &&
                  isLit(intake) && (
                    <FirstDay key={intake.programme + intake.starts} intake={intake} season={season} index={index} />
                  ),
              ),
            )}
          </g>
        </svg>
      </g>
    </>
  );
}
