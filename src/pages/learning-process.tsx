import { page } from '../catalogue/pages/learning-process';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHead } from '../sections/common/PageHead';
import { Pieces } from '../sections/common/Pieces';
import { PointList } from '../sections/common/PointList';
import { Questions } from '../sections/common/Questions';
import { StepsBand } from '../sections/common/StepsBand';
import { TextBlock } from '../sections/common/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function LearningProcess() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <StepsBand {...page.steps} />
      <Section ground="sage">
        <TextBlock {...page.freeTrial} />
      </Section>
      <Section ground="sand">
        <Pieces {...page.week} />
      </Section>
      <Section>
        <Pieces {...page.support} />
      </Section>
      <Section ground="sage">
        <PointList {...page.needs} />
      </Section>
      <Section>
        <Questions {...page.questions}>
          <ContactLinks />
        </Questions>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
