import { nextIntakes } from 'virtual:catalogue/shell';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { intakesWithPlaces } from '../../catalogue/intakeDates';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import { paths } from '../../paths';
import { measured } from '../../theme/page';
import { ApplyDay } from '../../ui/ApplyDay';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { container } from '../../ui/layout.css';
import { focusOn } from '../../ui/scrolling';
import { useHydrated } from '../../ui/useHydrated';
import { useToday } from '../../ui/useToday';
import { MAIN_ID } from '../ids';
import { listedPath } from '../page-area/routes';
import { useMeasuredHeight } from './bars';
import { closePromotion, followClosed } from './closedPromotions';
import * as styles from './PromotionBar.css';

/**
 * The first to close of the intakes that start on the next day, and how many there are: of the page's programme or category, else
 * of all (S2-22).
 */
function useNextIntakes(today: string) {
  const { pathname } = useLocation();
  const path = listedPath(pathname) ?? pathname;
  const ahead = intakesWithPlaces(nextIntakes, today);
  const ofPage = ahead.filter(({ programme, categoryPath }) => programme === path || categoryPath === path);
  const [next, ...later] = ofPage.length > 0 ? ofPage : ahead;
  return { next, count: 1 + later.filter(({ starts }) => starts === next?.starts).length };
}

/**
 * Promotion bar: the next intake, or how many start on its day, shortened below its breakpoint (S9-03). It can be closed for that
 * intake (S2-29).
 */
export function PromotionBar() {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, measured.promotionBar);
  const today = useToday();
  const { next, count } = useNextIntakes(today);
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
            <span className={styles.long}>
              <b>
                {count > 1 ? (
                  <Filled text={barTexts.nextIntakes} count={count} day={<Day iso={next.starts} />} />
                ) : (
                  <Filled text={barTexts.nextIntake} name={next.name} day={<Day iso={next.starts} />} />
                )}
              </b>{' '}
              <ApplyDay intake={next} today={today} />.
            </span>
            <b className={styles.short}>
              <Filled text={barTexts.nextIntakeShort} day={<Day iso={next.starts} isShort />} />
            </b>
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
