import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { enhancement, lazyPart } from '../lazyPart';
import { tint } from '../motif/motif.css';
import { TravellingMotif } from '../motif/TravellingMotif';
import { motif, sketchPlace } from './ProgrammeCardFrame.css';

const Sketch = enhancement(lazyPart(() => import('../Sketch/Sketch'), 'Sketch'));

interface CardArtProps {
  programme: ProgrammeFacts;
  /** Sets the places of motif and sketch. */
  className: string;
}

/** A programme's motif, and a sketch of its example (S1-41). Scripts draw that, which keeps the prerendered page small. */
export function CardArt({ programme, className }: CardArtProps) {
  const { path, icon, sketch, isUpcoming } = programme;
  const { family } = categoryOf(programme);
  return (
    <div className={isUpcoming ? className : `${className} ${tint[family]}`} data-family={family}>
      <TravellingMotif path={path} rows={icon} family={family} className={motif} />
      <span className={sketchPlace} data-part="sketch">
        <Sketch sketch={sketch} />
      </span>
    </div>
  );
}
