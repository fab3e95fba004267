import { fill } from '../../catalogue/fill';
import type { PageOf } from '../../catalogue/schema/pages';
import { Tiles } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { muted, stepNumber } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './GrowthStages.css';

interface Shape {
  flower: readonly string[];
  /** Number of leaf pairs. */
  leaves: number;
}

/** Plants of the eight stages, in tiles (see `ui/motif`); each is one row higher than the last (S1-55). */
const STAGES: readonly Shape[] = [
  { flower: ['.. 3S'], leaves: 0 },
  { flower: [], leaves: 1 },
  { flower: [], leaves: 2 },
  { flower: ['.. bP', '.. aP'], leaves: 1 },
  { flower: ['aP bP', 'aP 3S'], leaves: 2 },
  { flower: ['aP bP', 'aQ bQ', 'aP 3S'], leaves: 2 },
  { flower: ['aP bP', 'bQ bQ', 'bP 3S', 'aP 2S'], leaves: 2 },
  { flower: ['aP bP', 'aP bP', 'bQ bQ', 'bP 3S', 'aP 2S'], leaves: 2 },
];

const rowsOf = (row: string, count: number): string[] => Array.from({ length: count }, () => row);

/** The lower part of a plant: its leaves with the ground, and the stem behind them. */
function stemOf({ leaves }: Shape): { leaves: string[]; stem: string[] } {
  if (leaves === 0) return { leaves: ['2L 2L'], stem: [] };
  return { leaves: [...rowsOf('.. aL', leaves), '.. ..', '2L 2L'], stem: [...rowsOf('.. lL', leaves + 1), '.. ..'] };
}

/** Plant of a stage, from 0. Transforms move shared parts: identical path text compresses better. */
function Plant({ stage }: { stage: number }) {
  const plant = STAGES[stage];
  if (!plant) return null;
  const { leaves, stem } = stemOf(plant);
  const height = plant.flower.length + leaves.length;
  return (
    <svg className={styles.plant} data-family="protea" viewBox={`0 ${-height} 4 ${height}`} aria-hidden="true">
      <g transform={`translate(0 ${-height})`}>
        <Tiles rows={plant.flower} />
      </g>
      <Tiles rows={stem} y={-stem.length} />
      <Tiles rows={leaves} y={-leaves.length} />
    </svg>
  );
}

/** Stages of learning as one growing plant: along the ground on wide screens, else along a stem (S1-55). */
export function GrowthStages({ heading, lead, items, stage }: PageOf<'learning-process'>['steps']) {
  return (
    <Section weight="major">
      <SectionHeader heading={heading} lead={lead} />
      <ol className={styles.stages}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.stage}>
            <div className={styles.place}>
              <Plant stage={index} />
            </div>
            <div className={styles.text}>
              <span className={stepNumber}>{fill(stage, { number: index + 1 })}</span>
              <h3 className={styles.title}>{title}</h3>
              <p className={muted}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
