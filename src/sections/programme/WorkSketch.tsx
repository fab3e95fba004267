import type { ProgrammeFacts } from '../../catalogue/views';
import { enhancement, lazyPart } from '../../ui/lazyPart';

const Sketch = enhancement(lazyPart(() => import('../../ui/Sketch/Sketch'), 'Sketch'));

interface WorkSketchProps {
  sketch: ProgrammeFacts['sketch'];
  /** Class of the sketch's box, which keeps its room. */
  className: string;
}

/** Small window on a programme's card (S1-41). Scripts draw it, which keeps the prerendered page small. */
export function WorkSketch({ sketch, className }: WorkSketchProps) {
  return (
    <span className={className} data-part="sketch">
      <Sketch sketch={sketch} />
    </span>
  );
}
