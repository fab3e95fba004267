import { nextIntake } from 'virtual:catalogue/shell';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { formatDay, formatDayAndMonth, formatShortDay } from '../../ui/format';
import { useMeasuredHeight } from './useMeasuredHeight';

/** The bar above the navigation bar: the next intake, in short below its switch (S9-03) and in full from there (S2-22). */
export function PromotionBar() {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, '--promotion-bar-height');
  if (!nextIntake) return null;
  const { starts, closes } = nextIntake;
  return (
    <aside ref={bar} className="promotion-bar" aria-label="Announcement">
      <div className="wrap">
        <p>
          <b>
            Next intake:{' '}
            <time dateTime={starts}>
              <span className="long">{formatDay(starts)}.</span>
              <span className="short">{formatShortDay(starts)}</span>
            </time>
          </b>
          <span className="long"> Applications close on {formatDayAndMonth(closes)}.</span>
        </p>
        <Link to={paths.intakeBlocks}>
          <span className="long">See all intake dates</span>
          <span className="short">See dates</span>
        </Link>
      </div>
    </aside>
  );
}
