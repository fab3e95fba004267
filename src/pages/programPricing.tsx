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
  const { programmes } = page;
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <KindsTable {...page.kinds} />
      </Section>
      <Section className="sand">
        <SectionHead heading={programmes.heading} lead={programmes.lead} />
        <ComparisonTable caption={programmes.caption} />
      </Section>
      <Section className="two">
        <TextBlock {...page.paying} />
        <Questions {...page.questions} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
