import { brochureSizes } from 'virtual:catalogue/brochures';
import { facts } from 'virtual:catalogue/facts';
import { applyingFor } from '../../catalogue/applying';
import { categoryOf } from '../../catalogue/categoryOf';
import type { Programme } from '../../catalogue/schema';
import { formatCertificate } from '../../ui/format';
import { stack, wideStack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { ContactLinks } from '../common/ContactLinks';
import { NumberedSteps } from '../common/NumberedSteps';
import { PointList } from '../common/PointList';
import { QuestionList } from '../common/Questions';
import { SectionHead } from '../common/SectionHead';
import { ProgrammeIntakes } from '../intakes/ProgrammeIntakes';
import { ApplyBar } from './ApplyBar';
import { Curriculum } from './Curriculum';
import { FeeOptions } from './FeeOptions';
import { PrintedContact } from './PrintedContact';
import { ProgrammeActions } from './ProgrammeActions';
import { ProgrammeCards } from './ProgrammeCards';
import { ProgrammeHero } from './ProgrammeHero';
import * as styles from './ProgrammePage.css';

/** Everything about one programme. An upcoming one has a brochure, but no application and no price yet. */
export function ProgrammePage({ programme }: { programme: Programme }) {
  const related = facts.filter(({ path }) => programme.related.includes(path));
  return (
    <>
      <PageMeta title={programme.name} />
      <ProgrammeHero
        programme={programme}
        category={categoryOf(programme)}
        brochureSize={brochureSizes[programme.path]}
      />
      <Section hasColumns>
        <PointList heading="Who it is for" items={programme.audience} />
        <PointList heading="What you will be able to do" items={programme.outcomes} />
        <PointList heading="What you need first" items={programme.entry} />
        <PointList heading="What you leave with" items={[formatCertificate(programme.certificate), programme.award]} />
      </Section>
      <Section ground="sand">
        <Curriculum programme={programme} />
      </Section>
      {!programme.isUpcoming && (
        <Section className={styles.offPaper}>
          <ProgrammeIntakes programme={programme} />
        </Section>
      )}
      {!programme.isUpcoming && (
        <Section ground="sand" className={styles.fees}>
          <FeeOptions programme={programme} />
        </Section>
      )}
      <Section hasColumns={!programme.isUpcoming}>
        {!programme.isUpcoming && (
          <div className={wideStack}>
            <NumberedSteps {...applyingFor(programme)} />
            <ProgrammeActions programme={programme} place="column" />
          </div>
        )}
        <div className={wideStack}>
          <h2>Questions about this programme</h2>
          <div className={programme.isUpcoming ? styles.questions : undefined}>
            <QuestionList items={programme.questions} />
          </div>
          <div className={`${stack} ${styles.ask}`}>
            <ContactLinks />
          </div>
        </div>
      </Section>
      <Section ground="sage" className={styles.offPaper}>
        <SectionHead heading="You might also look at" />
        <ProgrammeCards programmes={related} layout="row" />
      </Section>
      {!programme.isUpcoming && <ApplyBar programme={programme} />}
      <PrintedContact path={programme.path} />
    </>
  );
}
