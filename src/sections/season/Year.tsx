import { categoryOf } from '../../catalogue/categoryOf';
import { openLessons } from '../../catalogue/openLessons.yaml';
import { formatShortDay } from '../../ui/format';
import { tileFill } from '../../ui/motif/motif.css';
import { useToday } from '../../ui/useToday';
import type { Season as Marks } from './marks';
import { Bloom, Leaves, Row } from './Row';
import * as styles from './Season.css';
import { Soil } from './Soil';
import { idOf, LANE, MIDDLE, SOIL, WORDS } from './size';

/** Units of a day in words. */
const LABEL = 60;

/** First day of an intake, over its lane: from it on, or up to the drawing's edge. */
function FirstDay({ starts, x, width }: { starts: string; x: number; width: number }) {
  const place = x + LABEL > width ? { x: width, textAnchor: 'end' as const } : { x };
  return (
    <text {...place} y={WORDS}>
      {formatShortDay(starts).slice(0, -5)}
    </text>
  );
}

/** What a season's drawing has, without its frame. */
export function Year({ season }: { season: Marks }) {
  const { lanes, width, at } = season;
  const today = useToday();
  const height = lanes.length * LANE;
  return (
    <>
      {[...new Set(lanes.map(({ programme }) => categoryOf(programme).family))].map((family) => (
        <Leaves key={family} id={idOf(family)} family={family} scale={season} />
      ))}
      <defs>
        {lanes.map(({ programme }) => (
          <Bloom
            key={programme.path}
            id={idOf(programme.path)}
            family={categoryOf(programme).family}
            rows={programme.icon}
            upright={styles.upright}
          />
        ))}
      </defs>
      <Soil scale={season} height={height} />
      <path
        className={tileFill.sun}
        data-part="open-lessons"
        d={openLessons
          .filter(({ day }) => day >= today && at(day) < width)
          .map(({ day }) => `M${at(day) - 8} ${height + SOIL - 3}a8 8 0 0 1 16 0`)
          .join('')}
      />
      {lanes.map(({ programme: { path } }, index) => (
        <use key={path} className={styles.head} href={`#${idOf(path)}`} x="-20" y={index * LANE + MIDDLE} />
      ))}
      {/* Cuts off what began before the first month, or runs on after the last. */}
      <svg className={styles.growing} width={width} height={height} aria-hidden="true">
        {lanes.map((lane, index) => (
          <g key={lane.programme.path} data-part="lane" transform={`translate(0 ${index * LANE})`}>
            <Row
              {...lane}
              scale={season}
              leaves={idOf(categoryOf(lane.programme).family)}
              bloom={idOf(lane.programme.path)}
            />
            {lane.intakes.map(
              ({ starts }) => at(starts) >= 0 && <FirstDay key={starts} starts={starts} x={at(starts)} width={width} />,
            )}
          </g>
        ))}
      </svg>
    </>
  );
}
