import { Link } from 'react-router-dom';
import { categoryOf, parentOf } from '../../catalogue/categoryOf';
import { factsOf } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Category, Programme } from '../../catalogue/schema';
import { brochureAddress } from '../../catalogue/slugs';
import { actionLink } from '../../ui/actionLink.css';
import { ComingSoon } from '../../ui/Badge/Badge';
import { link } from '../../ui/Card/ProgrammeCardFrame.css';
import { Filled } from '../../ui/Filled';
import { formatKilobytes, formatShortDay } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { container } from '../../ui/layout.css';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { TravellingMotif } from '../../ui/motif/TravellingMotif';
import { leadText } from '../../ui/text.css';
import { useNextIntake } from '../../ui/useNextIntake';
import { Breadcrumb } from '../common/Breadcrumb';
import { CheckList } from '../common/CheckList';
import { FactsSheet } from './FactsSheet';
import { ProgrammeActions } from './ProgrammeActions';
import * as styles from './ProgrammeHero.css';

interface ProgrammeHeroProps {
  programme: Programme;
  category: Category;
  /** Size of the brochure, in bytes. */
  brochureSize: number | undefined;
}

/**
 * Header of a programme's page: what it is, its facts directly under the lead, the ways to apply, the brochure (S1-07), and what
 * a learner will be able to do. An upcoming programme names its first related one, if that is open.
 */
export function ProgrammeHero({ programme, category, brochureSize }: ProgrammeHeroProps) {
  const { family } = category;
  const download = brochureSize
    ? fill(programmePageTexts.brochure, { size: formatKilobytes(brochureSize) })
    : programmePageTexts.brochureUnsized;
  return (
    <section className={`${styles.band} ${tint[family]}`}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.title}>
          <Breadcrumb parent={parentOf(category)} name={programme.name} />
          <div className={styles.text}>
            <h1 className={styles.heading}>{programme.name}</h1>
            {programme.isUpcoming && <ComingSoon />}
            <p className={leadText}>{programme.lead}</p>
            {!programme.isUpcoming && <p>{programmePageTexts.promise}</p>}
          </div>
          <FactsSheet programme={programme} />
          <ProgrammeActions programme={programme} place="hero">
            <a className={actionLink} href={brochureAddress(programme.path)} download>
              <Icon name="download" />
              {` ${download}`}
            </a>
          </ProgrammeActions>
          {programme.isUpcoming && <StartSooner path={programme.related[0]} />}
        </div>
        <div className={styles.outcomes}>
          <TravellingMotif path={programme.path} rows={programme.icon} family={family} className={styles.motif} />
          <h2 className={styles.heading2}>{programmePageTexts.outcomes}</h2>
          <p>{programme.summary}</p>
          <CheckList items={programme.outcomes} />
        </div>
      </div>
    </section>
  );
}

/** The programme at `path` as a small card, to join in place of an upcoming one; nothing while it has no intake. */
function StartSooner({ path = '' }: { path: string | undefined }) {
  const intake = useNextIntake(path);
  if (!intake) return null;
  const programme = factsOf(path);
  return (
    <div className={styles.sooner}>
      <Motif rows={programme.icon} family={categoryOf(programme).family} size={64} />
      <p>
        <Filled
          text={programmePageTexts.sooner}
          programme={
            <b className={styles.soonerName}>
              <Link className={link} to={path}>
                {programme.name}
              </Link>
            </b>
          }
          day={formatShortDay(intake.starts)}
        />
      </p>
      <Icon name="arrow" />
    </div>
  );
}
