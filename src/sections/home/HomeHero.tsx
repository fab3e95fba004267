import { builtOn } from 'virtual:catalogue/day';
import { facts } from 'virtual:catalogue/facts';
import { findProgramme } from '../../catalogue/interface/bars.yaml';
import { applicantLinks } from '../../catalogue/navigation.yaml';
import { openLessons } from '../../catalogue/openLessons.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { HomePage } from '../../catalogue/pageSchemas';
import { Button } from '../../ui/Button/Button';
import { Filled } from '../../ui/Filled';
import { formatDay, formatRand } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { actions } from '../../ui/layout.css';
import { lead as leadText } from '../../ui/text.css';
import { HeroLesson } from './HeroLesson';
import * as styles from './HomeHero.css';

const least = Math.min(...facts.flatMap(({ fee }) => (fee ? [fee.once] : [])));
const open = openLessons.find(({ day }) => day >= builtOn);

/** Header of the home page: the offer, which names the lowest fee and the next open lesson, two actions, and the lesson. */
export function HomeHero({ heading, lead, offer, lesson }: Pick<HomePage, 'heading' | 'lead' | 'offer' | 'lesson'>) {
  return (
    <section className={styles.band}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={leadText}>{lead}</p>
          {Number.isFinite(least) && open && (
            <p>
              <Filled
                text={offer}
                fee={formatRand(least)}
                day={<time dateTime={open.day}>{formatDay(open.day)}</time>}
              />
            </p>
          )}
          <div className={actions}>
            <Button className={styles.action} href="#programs">
              {findProgramme} <Icon name="arrow" />
            </Button>
            <Button className={styles.action} color="apply" href={organisation.applicant.register}>
              {applicantLinks.joinNow.name}
            </Button>
          </div>
        </div>
        <HeroLesson {...lesson} />
      </div>
    </section>
  );
}
