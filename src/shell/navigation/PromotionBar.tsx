import { nextIntake } from 'virtual:catalogue/shell';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { measured } from '../../theme/page';
import { formatDay, formatDayAndMonth, formatShortDay } from '../../ui/format';
import { wrap } from '../../ui/layout.css';
import * as styles from './PromotionBar.css';
import { useMeasuredHeight } from './useMeasuredHeight';

/** The bar above the navigation bar: the next intake, in short below its switch (S9-03) and in full from there (S2-22). */
export function PromotionBar() {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, measured.promotionBar);
  if (!nextIntake) return null;
  const { starts, closes } = nextIntake;
  return (
    <aside ref={bar} className={styles.bar} aria-label="Announcement">
      <div className={`${wrap} ${styles.line}`}>
        <p className={styles.words}>
          <b>
            Next intake:{' '}
            <time dateTime={starts}>
              <span className={styles.long}>{formatDay(starts)}.</span>
              <span className={styles.short}>{formatShortDay(starts)}</span>
            </time>
          </b>
          <span className={styles.long}> Applications close on {formatDayAndMonth(closes)}.</span>
        </p>
        <Link className={styles.link} to={paths.intakeBlocks}>
          <span className={styles.long}>See all intake dates</span>
          <span className={styles.short}>See dates</span>
        </Link>
      </div>
    </aside>
  );
}
