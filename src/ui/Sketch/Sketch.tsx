import type { Sketch as Shapes } from '../../catalogue/sketch';
import * as styles from './Sketch.css';
import { sketchPaths } from './sketchPaths';

/**
 * A small, wordless drawing of an example of learner's work, as wide as its parent. Decoration: the programme's page
 * describes it in text (S1-41).
 */
export function Sketch({ sketch }: { sketch: Shapes }) {
  const { petal, soft } = sketchPaths(sketch);
  return (
    <span className={styles.frame}>
      <svg className={styles.shapes} viewBox="0 0 12 8" aria-hidden="true">
        <path className={styles.second} d={soft} />
        <path className={styles.first} d={petal} />
      </svg>
    </span>
  );
}
