import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';
import * as styles from './PageErrorArt.css';

/** The growth stages with one missing: seed, sprout, an empty place, motif. Decoration: the heading says it. */
export function PageErrorArt() {
  const [seed, sprout, , motif] = GROWTH_STAGES;
  return (
    <svg className={styles.art} data-family="protea" viewBox="0 0 16 4" aria-hidden="true">
      <Tiles rows={seed} />
      <Tiles rows={sprout} x={4} />
      <path className={styles.gap} d="M9 3.4v-1.9a1 1 0 0 1 2 0v1.9z" />
      <Tiles rows={motif} x={12} />
    </svg>
  );
}
