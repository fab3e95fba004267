import { brochureSizes } from 'virtual:catalogue/brochures';
import { facts } from 'virtual:catalogue/facts';
import { categoryOf } from '../../catalogue/categoryOf';
import { whoFor } from '../../catalogue/interface/facts.yaml';
import * as texts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { stack, wideStack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { ContactLinks } from '../common/ContactLinks';
import { PointList } from '../common/PointList';
import { QuestionList } from '../common/Questions';
import { SectionHeader } from '../common/SectionHeader';
import { ProgrammeIntakes } from '../intakes/ProgrammeIntakes';
import { ApplyBar } from './ApplyBar';
import { Applying } from './Applying';
import { Curriculum } from './Curriculum';
import type { Example as ExampleOfWork } from './examples/example';
import { FeeOptions } from './FeeOptions';
import { PrintedContact } from './PrintedContact';
import { ProgrammeCards } from './ProgrammeCards';
import { ProgrammeHero } from './ProgrammeHero';
import * as styles from './ProgrammePage.css';
import { Suitability } from './suitability/Suitability';

interface ProgrammePageProps {
  programme: Programme;
  /** Draws what its learners make. */
  Example: ExampleOfWork;
}

/** Page of one programme. An upcoming one has a brochure, but no application and no fee. */
export function ProgrammePage({ programme, Example }: ProgrammePageProps) {
  const related = facts.filter(({ path }) => programme.related.includes(path));
  return (
    <>
      <PageMeta title={programme.name} />
      <ProgrammeHero
        programme={programme}
        category={categoryOf(programme)}
        brochureSize={brochureSizes[programme.path]}
        Example={Example}
      />
      <Section hasColumns className={styles.band}>
        <PointList heading={whoFor} items={programme.audience} />
        <PointList heading={texts.outcomes} items={programme.outcomes} />
      </Section>
      <Section surface="sand" className={styles.long}>
        <Curriculum programme={programme} />
      </Section>
      <Section surface="sand" className={styles.next}>
        <Suitability programme={programme} />
      </Section>
      {!programme.isUpcoming && (
        <Section className={styles.band}>
          <ProgrammeIntakes programme={programme} />
        </Section>
      )}
      {!programme.isUpcoming && (
        <Section surface="sand" className={styles.fees}>
          <FeeOptions programme={programme} />
        </Section>
      )}
      <Section hasColumns={!programme.isUpcoming} className={styles.band}>
        {!programme.isUpcoming && <Applying programme={programme} />}
        <div className={wideStack}>
          <h2>{texts.questions}</h2>
          <div className={programme.isUpcoming ? styles.questions : undefined}>
            <QuestionList items={programme.questions} />
          </div>
          <div className={`${stack} ${styles.ask}`}>
            <ContactLinks />
          </div>
        </div>
      </Section>
      <Section surface="sage" className={styles.offPaper}>
        <SectionHeader heading={texts.related} />
        <ProgrammeCards programmes={related} layout="row" className={styles.related} />
      </Section>
      {!programme.isUpcoming && <ApplyBar programme={programme} />}
      <PrintedContact path={programme.path} />
    </>
  );
}
