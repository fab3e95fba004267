import { facts } from 'virtual:catalogue/facts';
import { brochureSizes } from 'virtual:catalogue/sizes';
import { categoryOf } from '../../catalogue/categoryOf';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatFacts, formatRand } from '../../ui/format';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section/Section';
import { offPaper } from '../common/ClosingBand.css';
import { PrintedContact } from '../common/PrintedContact';
import { QuestionList } from '../common/Questions';
import { ApplyBar } from './ApplyBar';
import { Curriculum } from './Curriculum';
import { ExampleFigure, LeaveWith } from './Example';
import { FeeOptions } from './FeeOptions';
import { ProgrammeClosing } from './ProgrammeClosing';
import { ProgrammeHero } from './ProgrammeHero';
import * as styles from './ProgrammePage.css';
import { Suitability } from './suitability/Suitability';

/**
 * Page of one programme in six bands: what it is with its facts; who teaches, when, where, and the fee; the weeks; an example of
 * the work and what one leaves with; can I do it; how to apply. An upcoming one has a brochure, but no application and no fee.
 */
export function ProgrammePage({ programme }: { programme: Programme }) {
  const category = categoryOf(programme);
  const related = facts.filter(({ path }) => programme.related.includes(path));
  return (
    <>
      <PageTitle title={programme.name} />
      <ProgrammeHero programme={programme} category={category} brochureSize={brochureSizes[programme.path]} />
      {!programme.isUpcoming && (
        <Section surface="sand">
          <FeeOptions programme={programme} />
        </Section>
      )}
      <Section>
        <Curriculum programme={programme} />
      </Section>
      <Section surface="sand" hasColumns>
        <ExampleFigure programme={programme} />
        <LeaveWith programme={programme} />
      </Section>
      <Section>
        <Suitability programme={programme}>
          <div>
            <h3 className={styles.questions}>{programmePageTexts.questions}</h3>
            <QuestionList items={programme.questions} />
          </div>
        </Suitability>
      </Section>
      <ProgrammeClosing programme={programme} category={category} />
      <Section surface={category.family === 'restio' ? 'heather' : 'sage'} className={offPaper}>
        <RelatedProgrammes programmes={related} />
      </Section>
      {!programme.isUpcoming && <ApplyBar programme={programme} />}
      <PrintedContact path={programme.path} />
    </>
  );
}

/** Other programmes as rows: name, time and fee. */
function RelatedProgrammes({ programmes }: { programmes: ProgrammeFacts[] }) {
  return (
    <div className={styles.related}>
      <h2>{programmePageTexts.related}</h2>
      <ul className={styles.relatedList}>
        {programmes.map(({ path, name, icon, duration, fee, ...programme }) => (
          <LinkRow
            key={path}
            rows={icon}
            family={categoryOf(programme).family}
            title={name}
            path={path}
            text={fee ? formatFacts([formatDuration(duration), formatRand(fee.once)]) : <ComingSoon />}
          />
        ))}
      </ul>
    </div>
  );
}
