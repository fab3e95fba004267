import { page } from '../catalogue/pages/learning-process';
import { CallToAction } from '../sections/CallToAction';
import { ChatButton } from '../sections/ChatButton';
import { PageHead } from '../sections/PageHead';
import { Pieces } from '../sections/Pieces';
import { PointList } from '../sections/PointList';
import { Questions } from '../sections/Questions';
import { StepsBand } from '../sections/StepsBand';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function LearningProcess() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <StepsBand {...page.steps} />
      <Section className="sand">
        <Pieces {...page.week} />
      </Section>
      <Section>
        <Pieces {...page.support} />
      </Section>
      <Section className="sage">
        <PointList {...page.needs} />
      </Section>
      <Section>
        <Questions {...page.questions}>
          <ChatButton />
        </Questions>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
