import { facts } from 'virtual:catalogue/facts';
import { brochureSizes } from 'virtual:catalogue/sizes';
import type { ReactNode } from 'react';
import { categoryOf } from '../../catalogue/categoryOf';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import { stack } from '../../ui/layout.css';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section/Section';
import { joinsBandAbove } from '../../ui/Section/Section.css';
import { ChatButton } from '../common/ChatButton';
import { offPaper } from '../common/ClosingBand.css';
import { ContactLines } from '../common/ContactLinks';
import { PrintedContact } from '../common/PrintedContact';
import { Questions } from '../common/Questions';
import { ApplyBar } from './ApplyBar';
import { Curriculum } from './Curriculum';
import { FeeOptions } from './FeeOptions';
import { LeaveWith } from './LeaveWith';
import { besideTheBar } from './ProgrammeActions.css';
import { ProgrammeClosing } from './ProgrammeClosing';
import { ProgrammeHero } from './ProgrammeHero';
import { RelatedProgrammes } from './RelatedProgrammes';
import { Suitability } from './suitability/Suitability';

interface ProgrammePageProps {
  programme: Programme;
  /** Example of its learners' work, to try. */
  example: ReactNode;
}

/** Page of one programme. An upcoming one has a brochure, but no application and no fee. */
export function ProgrammePage({ programme, example }: ProgrammePageProps) {
  const category = categoryOf(programme);
  const related = facts.filter(({ path }) => programme.related.includes(path));
  return (
    <>
      <PageTitle title={programme.name} />
      <ProgrammeHero
        programme={programme}
        category={category}
        brochureSize={brochureSizes[programme.path]}
        example={example}
      />
      <Section surface="sand">
        <Curriculum programme={programme} />
      </Section>
      <Section surface="sand" className={joinsBandAbove}>
        <LeaveWith programme={programme} />
      </Section>
      <Section>
        <Suitability programme={programme} />
      </Section>
      {!programme.isUpcoming && (
        <Section surface="sand">
          <FeeOptions programme={programme} />
        </Section>
      )}
      <Section>
        <Questions heading={programmePageTexts.questions} items={programme.questions}>
          <div className={`${stack} ${offPaper}`}>
            <ChatButton {...(!programme.isUpcoming && { className: besideTheBar })} />
            <ContactLines />
          </div>
        </Questions>
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
