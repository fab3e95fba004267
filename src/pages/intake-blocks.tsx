import { page } from '../catalogue/pages/intake-blocks';
import { CallToAction } from '../sections/CallToAction';
import { IntakeCards } from '../sections/IntakeCards';
import { IntakeTable } from '../sections/IntakeTable';
import { IntakeTimeline } from '../sections/IntakeTimeline';
import { PageHead } from '../sections/PageHead';
import { Questions } from '../sections/Questions';
import { SectionHead } from '../sections/SectionHead';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function IntakeBlocks() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section className="timeline-band">
        <SectionHead heading={page.timeline.heading} />
        <IntakeTimeline />
      </Section>
      <Section>
        <SectionHead heading={page.next.heading} />
        <IntakeCards label={page.next.heading} />
      </Section>
      <Section className="sand">
        <SectionHead heading={page.table.heading} />
        <IntakeTable caption={page.table.caption} />
      </Section>
      <Section>
        <Questions {...page.questions} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
