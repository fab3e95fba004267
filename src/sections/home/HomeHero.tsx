import { findProgramme } from '../../catalogue/interface/bars.yaml';
import { applicantLinks } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { actions } from '../../ui/layout.css';
import { Pattern } from '../../ui/motif/Pattern';
import { HOME } from '../../ui/motif/patterns';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './HomeHero.css';

interface HomeHeroProps {
  heading: string;
  lead: string;
}

/** Header of the home page: the offer, and two actions. */
export function HomeHero({ heading, lead }: HomeHeroProps) {
  return (
    <section className={styles.band}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={leadText}>{lead}</p>
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
