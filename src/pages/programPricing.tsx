import { page } from '../catalogue/pages/programPricing';
import { CallToAction } from '../sections/CallToAction';
import { ComparisonTable } from '../sections/ComparisonTable';
import { KindsTable } from '../sections/KindsTable';
import { PageHead } from '../sections/PageHead';
import { Questions } from '../sections/Questions';
import { SectionHead } from '../sections/SectionHead';
import { TextBlock } from '../sections/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function ProgramPricing() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <SectionHead heading={page.comparison.heading} lead={page.comparison.lead} />
        <ComparisonTable caption={page.comparison.caption} />
      </Section>
      <Section className="sand">
        <SectionHead heading={page.kinds.heading} lead={page.kinds.lead} />
        <KindsTable caption={page.kinds.caption} />
      </Section>
      <Section className="two">
        <TextBlock {...page.paying} />
        <Questions {...page.questions} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
