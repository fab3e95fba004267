import { useEffect, useRef, useState } from 'react';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { starts } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { formatRand, formatShortDay } from '../../ui/format';
import { watchView } from '../../ui/watchView';
import { useNextIntake } from '../intakes/useNextIntake';
import * as styles from './ApplyBar.css';
import { ProgrammeActions } from './ProgrammeActions';

/**
 * A programme's actions in a bar at the foot of the window (S2-94). A small screen always has it, with next intake
 * and price. A wide one shows it once the header is out of view, with the programme's name too.
 */
export function ApplyBar({ programme }: { programme: Programme }) {
  const bar = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    // The page's header, which has these actions too.
    const header = bar.current?.parentElement?.querySelector('section');
    return watchView(header, (isInView) => setPast(!isInView));
  }, []);
  const intake = useNextIntake(programme.path);
  return (
    <aside ref={bar} className={styles.bar} aria-label={factTexts.apply} data-shown={isPast}>
      <div className={styles.line}>
        <p className={styles.facts}>
          <b className={styles.name}>{programme.name}</b>
          <span>{intake ? fill(starts, { day: formatShortDay(intake.starts) }) : factTexts.noDateYet}</span>
          {programme.fee && <span>{formatRand(programme.fee.once)}</span>}
        </p>
        <ProgrammeActions programme={programme} place="bar" />
      </div>
    </aside>
  );
}
