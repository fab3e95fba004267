import { nextIntakes } from 'virtual:catalogue/shell';
import { useRef } from 'react';
import { nextIntake } from '../../catalogue/intakeDates';
import * as shellTexts from '../../catalogue/interface/bars';
import { paths } from '../../paths';
import { measured } from '../../theme/page';
import { ApplyDay } from '../../ui/ApplyDay';
import { formatDay, formatShortDay } from '../../ui/format';
import { Link } from '../../ui/Link';
import { wrap } from '../../ui/layout.css';
import { useToday } from '../../ui/useToday';
import * as styles from './PromotionBar.css';
import { useMeasuredHeight } from './useMeasuredHeight';

/** Promotion bar: the next intake on the visitor's day (S2-22), shortened below its breakpoint (S9-03). */
export function PromotionBar() {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, measured.promotionBar);
  const today = useToday();
  const next = nextIntake(nextIntakes, today);
  return (
    <aside ref={bar} className={styles.bar} aria-label={shellTexts.announcement}>
      <div className={`${wrap} ${styles.line}`}>
        {next ? (
          <p key={`${next.programme} ${next.starts}`} className={styles.words}>
            <b>
              {`${shellTexts.nextIntake} `}
              <span className={styles.long}>{`${next.name}, `}</span>
              <time dateTime={next.starts}>
                <span className={styles.long}>{`${formatDay(next.starts)}.`}</span>
                <span className={styles.short}>{formatShortDay(next.starts)}</span>
              </time>
            </b>
            <span className={styles.long}>
              {' '}
              <ApplyDay intake={next} today={today} />.
            </span>
          </p>
        ) : (
          <p key="none" className={styles.words}>
            <b>{shellTexts.noNextIntake}</b>
            <span className={styles.long}>{shellTexts.askForIntake}</span>
          </p>
        )}
        <Link className={styles.link} to={paths.intakeBlocks}>
          <span className={styles.long}>{shellTexts.allDates}</span>
          <span className={styles.short}>{shellTexts.allDatesShort}</span>
        </Link>
      </div>
    </aside>
  );
}
