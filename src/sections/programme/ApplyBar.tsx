import { useEffect, useRef, useState } from 'react';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { starts } from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { formatRand, formatShortDay } from '../../ui/format';
import { useNextIntake } from '../../ui/useNextIntake';
import * as styles from './ApplyBar.css';
import { ProgrammeActions } from './ProgrammeActions';
import { watchView } from './watchView';

/** Root margin upwards without end: an element that was scrolled past still counts as in view. */
const PASSED = '99999px 0px 0px';

/**
 * A programme's actions in a bar at the foot of the window (S2-94). A small screen always has it, with next intake
 * and price. A wide one shows it once the header is out of view, with the programme's name too, until the last call is in view.
 */
export function ApplyBar({ programme }: { programme: Programme }) {
  const bar = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    // The page's header and its last call, which have these actions too.
    const page = bar.current?.parentElement;
    const unwatch = watchView(page?.querySelector('section'), (isInView) => setPast(!isInView));
    const call = page?.querySelector('[data-part=last-call]');
    const unwatchCall = call && watchView(call, setAtEnd, PASSED);
    return () => {
      unwatch?.();
      unwatchCall?.();
    };
  }, []);
  const intake = useNextIntake(programme.path);
  return (
    <aside
      ref={bar}
      className={styles.bar}
      data-part="apply"
      aria-label={factTexts.apply}
      data-shown={isPast && !isAtEnd}
    >
      <div className={styles.line}>
        <p className={styles.facts}>
          <b className={styles.programmeName}>{programme.name}</b>
          <span>{intake ? fill(starts, { day: formatShortDay(intake.starts) }) : factTexts.noDateYet}</span>
          {programme.fee && <span>{formatRand(programme.fee.once)}</span>}
        </p>
        <ProgrammeActions programme={programme} place="bar" />
      </div>
    </aside>
  );
}
