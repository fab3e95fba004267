import { brochureSizes } from 'virtual:catalogue/brochures';
import { facts } from 'virtual:catalogue/facts';
import { applying } from '../../catalogue/applying';
import { categoryOf } from '../../catalogue/categoryOf';
import type { Programme } from '../../catalogue/schema';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { ChatButton } from '../common/ChatButton';
import { NumberedSteps } from '../common/NumberedSteps';
import { PointList } from '../common/PointList';
import { QuestionList } from '../common/Questions';
import { SectionHead } from '../common/SectionHead';
import { ApplyBar } from './ApplyBar';
import { Curriculum } from './Curriculum';
import { FeeOptions } from './FeeOptions';
import { PrintedContact } from './PrintedContact';
import { ProgrammeActions } from './ProgrammeActions';
import { ProgrammeCards } from './ProgrammeCards';
import { ProgrammeHero } from './ProgrammeHero';

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
      <Section className="two">
        <PointList heading="Who it is for" items={programme.audience} />
        <PointList heading="What you will be able to do" items={programme.outcomes} />
        <PointList heading="What you need first" items={programme.entry} />
        <PointList heading="What you leave with" items={[programme.award]} />
      </Section>
      <Section className="sand">
        <Curriculum programme={programme} />
      </Section>
      {!programme.isUpcoming && (
        <Section>
          <FeeOptions programme={programme} />
        </Section>
      )}
      <Section className={programme.isUpcoming ? '' : 'two'}>
        {!programme.isUpcoming && (
          <div className="stack wide">
            <NumberedSteps {...applying} />
            <ProgrammeActions programme={programme} />
          </div>
        )}
        <div className="stack wide">
          <h2>Questions about this programme</h2>
          <QuestionList items={programme.questions} />
          <ChatButton />
        </div>
      </Section>
      <Section className="sage related">
        <SectionHead heading="You might also look at" />
        <ProgrammeCards programmes={related} />
      </Section>
      {!programme.isUpcoming && <ApplyBar programme={programme} />}
      <PrintedContact path={programme.path} />
    </>
  );
}
