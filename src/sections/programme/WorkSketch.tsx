import type { ProgrammeFacts } from '../../catalogue/views';
import { lazyEnhancement } from '../../ui/lazyEnhancement';

const Sketch = lazyEnhancement(async () => (await import('../../ui/Sketch/Sketch')).Sketch);

interface WorkSketchProps {
  sketch: ProgrammeFacts['sketch'];
  /** Its place, which the card keeps for it. */
  className: string;
}

/** The small window of a programme's card (S1-41): it comes with the scripts, so that a page of cards stays small. */
export function WorkSketch({ sketch, className }: WorkSketchProps) {
  return (
    <span className={className} data-part="sketch">
      <Sketch sketch={sketch} />
    </span>
  );
}
