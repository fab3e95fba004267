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
import { Pattern } from '../../ui/motif/Pattern';
import { HOME } from '../../ui/motif/patterns';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './HomeHero.css';

interface HomeHeroProps {
  heading: string;
  lead: string;
  /** Names the lowest fee and the day of the next open lesson. */
  offer: HomePage['offer'];
}

const least = Math.min(...facts.flatMap(({ fee }) => (fee ? [fee.once] : [])));
const lesson = openLessons.find(({ day }) => day >= builtOn);

/** Header of the home page: the offer, and two actions. */
export function HomeHero({ heading, lead, offer }: HomeHeroProps) {
  return (
    <section className={styles.band}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={leadText}>{lead}</p>
          {Number.isFinite(least) && lesson && (
            <p>
              <Filled
                text={offer}
                fee={formatRand(least)}
                day={<time dateTime={lesson.day}>{formatDay(lesson.day)}</time>}
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
        <Pattern pattern={HOME.strip} className={styles.strip} />
        <Pattern pattern={HOME.wide} className={styles.pattern} />
      </div>
    </section>
  );
}
