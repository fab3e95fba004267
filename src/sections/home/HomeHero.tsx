import { Link } from 'react-router-dom';
import { findProgramme } from '../../catalogue/interface/bars.yaml';
import { applyNow } from '../../catalogue/interface/common.yaml';
import { openLessons } from '../../catalogue/openLessons.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { HomePage } from '../../catalogue/schema/pages';
import { paths } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import { Filled } from '../../ui/Filled';
import { formatDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { actions } from '../../ui/layout.css';
import { leadText, muted, small } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import { feeRange } from '../common/feeRange';
import { HeroLesson } from './HeroLesson';
import * as styles from './HomeHero.css';

type Hero = Pick<HomePage, 'heading' | 'lead' | 'offer' | 'openLesson' | 'lesson'>;

/**
 * Header of the home page: the lesson; the offer with lowest and highest fee; the centre's numbers; the one filled action,
 * finding a programme, and applying beside it; and the next open lesson.
 */
export function HomeHero({ heading, lead, offer, openLesson, lesson }: Hero) {
  const today = useToday();
  const open = openLessons.find(({ day }) => day >= today);
  return (
    <section className={styles.band}>
      <div className={styles.columns}>
        <h1 className={styles.heading}>{heading}</h1>
        <HeroLesson {...lesson} />
        <div className={styles.text}>
          <p className={leadText}>{lead}</p>
          <div className={actions}>
            <Button className={styles.action} href="#programs">
              {findProgramme} <Icon name="arrow" />
            </Button>
            <Button className={styles.action} variant="outlined" href={organisation.applicant.register}>
              {applyNow}
            </Button>
          </div>
          <p>{`${feeRange()} ${offer}`.trim()}</p>
          <p className={`${muted} ${small}`}>
            {[organisation.accreditation, organisation.registration].map(({ label, number }) => (
              <span key={number} className={styles.number}>{`${label}: ${number}`}</span>
            ))}
          </p>
          {open && (
            <Link className={`${actionLink} ${styles.openLesson}`} to={paths.openLessons}>
              <span>
                <Filled text={openLesson} day={<time dateTime={open.day}>{formatDay(open.day)}</time>} />
              </span>
              <Icon name="arrow" />
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
