import { nextIntakes, programmePaths } from 'virtual:catalogue/shell';
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
import { useToday } from '../../ui/useToday';
import { listedPath } from '../page-area/routes';
import { MAIN_ID } from '../SkipLink';
import { closePromotion, isClosed } from './closedPromotions';
import * as styles from './PromotionBar.css';
import { useMeasuredHeight } from './useMeasuredHeight';

/** Pages without the promotion bar: their readers do not look for an intake. Each is the beginning of a path. */
const PATHS_WITHOUT_PROMOTION = [paths.careers, paths.terms, '/corporate-training/'];

/**
 * The next intake on the visitor's day: of the page's programme or category, else of all. The bar is `hidden` on pages that no
 * intake concerns (S2-22).
 */
function usePromotion(today: string) {
  const { pathname } = useLocation();
  const path = listedPath(pathname);
  const pageIntakes = nextIntakes.filter(({ programme, categoryPath }) => programme === path || categoryPath === path);
  const next = nextIntake(pageIntakes, today) ?? nextIntake(nextIntakes, today);
  const hasNoIntake = pageIntakes.length === 0 && programmePaths.includes(path ?? '');
  return {
    next,
    isHidden: path === undefined || hasNoIntake || PATHS_WITHOUT_PROMOTION.some((start) => path.startsWith(start)),
  };
}

/** Promotion bar: the next intake, shortened below its breakpoint (S9-03). It can be closed for that intake (S2-29). */
export function PromotionBar() {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, measured.promotionBar);
  const today = useToday();
  const { next, isHidden } = usePromotion(today);
  const intake = next && `${next.programme} ${next.starts}`;
  // A layout effect hides the bar before the next paint. Before the first paint `build/hideClosedPromotions.ts` does so.
  useLayoutEffect(() => {
    if (bar.current) bar.current.hidden = isHidden || (intake !== undefined && isClosed(intake));
  }, [intake, isHidden]);
  return (
    <aside
      ref={bar}
      className={styles.bar}
      data-part="promotion"
      aria-label={barTexts.announcement}
      data-intake={intake}
      hidden={isHidden}
    >
      {!isHidden && (
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
              className={styles.close}
              aria-label={barTexts.closeAnnouncement}
              onClick={() => {
                closePromotion(intake);
                if (bar.current) bar.current.hidden = true;
                // The button goes with the bar: the focus moves to the page area.
                focusOn(document.getElementById(MAIN_ID));
              }}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      )}
    </aside>
  );
}
