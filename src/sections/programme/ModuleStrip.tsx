import { daysOf } from '../../catalogue/duration';
import { fill } from '../../catalogue/fill';
import * as categoryPageTexts from '../../catalogue/interface/categoryPage.yaml';
import type { Family, Programme } from '../../catalogue/schema';
import type { CardDetails } from '../../catalogue/views';
import { formatDuration } from '../../ui/format';
import * as motif from '../../ui/motif/motif.css';
import * as styles from './ModuleStrip.css';
import { BAR_WIDTH, barPath } from './timeBar';

const HEIGHT = 10;

interface ModuleStripProps extends Pick<CardDetails, 'modules' | 'hasFinalProject'> {
  duration: Programme['duration'];
  family: Family;
  /** End of the scale, in days: the longest duration in the list. */
  longestDays: number;
}

/** Duration and modules of a programme as a bar on a shared scale, its final project in the stronger colour (S1-63). */
export function ModuleStrip({ duration, modules, hasFinalProject, family, longestDays }: ModuleStripProps) {
  const unit = daysOf(duration) / duration.count / longestDays;
  const ends = modules.map((_, index) => modules.slice(0, index + 1).reduce((sum, [, length]) => sum + length, 0));
  const leaves = ends.map((end, index) => barPath((ends[index - 1] ?? 0) * unit, end * unit, HEIGHT));
  const project = hasFinalProject ? leaves.pop() : undefined;
  const step = unit * BAR_WIDTH;
  return (
    <div className={styles.strip}>
      <p className={styles.length}>
        {fill(categoryPageTexts.length, { duration: formatDuration(duration), count: modules.length })}
      </p>
      <div data-family={family} data-part="module-strip">
        <svg className={styles.drawing} viewBox={`0 0 ${BAR_WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path
            className={styles.track}
            d={`M${(step / 2).toFixed(1)} 5H${BAR_WIDTH}`}
            strokeDasharray={`0 ${step.toFixed(2)}`}
          />
          <path className={motif.tileFill.soft} d={leaves.join('')} />
          {project && <path className={motif.tileFill.petal} d={project} />}
        </svg>
      </div>
      <ol className={styles.modules}>
        {modules.map(([title]) => (
          <li key={title} className={styles.module}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
