import { daysOf } from '../../catalogue/duration';
import { fill } from '../../catalogue/fill';
import * as categoryPageTexts from '../../catalogue/interface/categoryPage.yaml';
import type { Family, Programme } from '../../catalogue/schema';
import type { CardDetails } from '../../catalogue/views';
import { type Bar, Bars } from '../../ui/Bars/Bars';
import { formatDuration } from '../../ui/format';
import * as styles from './ModuleStrip.css';

/** Between two modules, as a share of the scale. */
const GAP = 0.006;

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
  const bars = ends.map((end, index): Bar => {
    const isProject = hasFinalProject && index === ends.length - 1;
    return { from: (ends[index - 1] ?? 0) * unit, to: end * unit - GAP, look: isProject ? 'strong' : 'quiet' };
  });
  return (
    <div className={styles.strip}>
      <p className={styles.length}>
        {fill(categoryPageTexts.length, { duration: formatDuration(duration), count: modules.length })}
      </p>
      <div data-family={family} data-part="module-strip">
        <Bars bars={bars} />
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
