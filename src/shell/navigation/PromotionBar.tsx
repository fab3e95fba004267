import { nextIntakes } from 'virtual:catalogue/shell';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { nextIntake } from '../../catalogue/intakeDates';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import { paths } from '../../paths';
import { measured } from '../../theme/page';
import { ApplyDay } from '../../ui/ApplyDay';
import { formatDay, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { container } from '../../ui/layout.css';
import { focusOn } from '../../ui/scrolling';
import { useHydrated } from '../../ui/useHydrated';
import { useToday } from '../../ui/useToday';
import { MAIN_ID } from '../ids';
import { listedPath } from '../page-area/routes';
import { closePromotion, followClosed } from './closedPromotions';
import * as styles from './PromotionBar.css';
import { useMeasuredHeight } from './useMeasuredHeight';

/** The next intake on the visitor's day: of the page's programme or category, else of all (S2-22). */
function useNextIntake(today: string) {
  const { pathname } = useLocation();
  const path = listedPath(pathname) ?? pathname;
  const pageIntakes = nextIntakes.filter(({ programme, categoryPath }) => programme === path || categoryPath === path);
  return nextIntake(pageIntakes, today) ?? nextIntake(nextIntakes, today);
}

/** Promotion bar: the next intake, shortened below its breakpoint (S9-03). It can be closed for that intake (S2-29). */
export function PromotionBar() {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, measured.promotionBar);
  const today = useToday();
  const next = useNextIntake(today);
  const isHydrated = useHydrated();
  const intake = next && `${next.programme} ${next.starts}`;
  useLayoutEffect(() => followClosed(intake), [intake]);
  return (
    <aside
      ref={bar}
      className={styles.bar}
      data-part="promotion"
      aria-label={barTexts.announcement}
      data-intake={intake}
    >
      <div className={`${container} ${styles.line}`}>
        {next ? (
          <p key={intake} className={styles.text}>
            <b>
              {`${barTexts.nextIntake} `}
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
          <p key="none" className={styles.text}>
            <b>{barTexts.noNextIntake}</b>
            <span className={styles.long}>{barTexts.askForIntake}</span>
          </p>
        )}
        <Link className={styles.link} to={paths.intakeBlocks}>
          <span className={styles.long}>{barTexts.allDates}</span>
          <span className={styles.short}>{barTexts.allDatesShort}</span>
        </Link>
        {intake && (
          <IconButton
            className={isHydrated ? styles.close : styles.lateClose}
            aria-label={barTexts.closeAnnouncement}
            onClick={() => {
              closePromotion(intake);
              // The button goes with the bar: the focus moves to the page area.
              focusOn(document.getElementById(MAIN_ID));
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
    </aside>
  );
}
