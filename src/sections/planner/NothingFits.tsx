import planTexts from '../../catalogue/interface/plan.yaml';
import { Chip } from '../../ui/Chip/Chip';
import { Filled } from '../../ui/Filled';
import { formatDay } from '../../ui/format';
import { WiltedPlant } from '../../ui/WiltedPlant';
import type { Criteria } from './criteria';
import * as styles from './Planner.css';
import type { Relaxation } from './plans';

interface NothingFitsProps {
  relaxations: Relaxation[];
  onChoose: (change: Criteria) => void;
}

/** Shown where no intake fits: the choices to give up, and the nearest plan (S1-82). */
export function NothingFits({ relaxations, onChoose }: NothingFitsProps) {
  const [best] = relaxations;
  return (
    <div className={styles.nothing}>
      <WiltedPlant />
      {best ? (
        <p>
          <Filled
            text={planTexts.nearest}
            name={<b>{best.nearest.programme.name}</b>}
            day={formatDay(best.nearest.intake.starts)}
          />{' '}
          {planTexts.letOneGo}
        </p>
      ) : (
        <p>{planTexts.letMoreGo}</p>
      )}
      {relaxations.length > 0 && (
        <ul className={styles.letGo}>
          {relaxations.map(({ key, count }) => (
            <li key={key}>
              <Chip isPressed={false} onClick={() => onChoose({ [key]: undefined })}>
                {`${planTexts.letGo[key]}: ${count}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
