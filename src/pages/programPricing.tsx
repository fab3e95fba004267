import { page } from '../catalogue/pages/programPricing';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHead } from '../sections/common/PageHead';
import { Questions } from '../sections/common/Questions';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHead } from '../sections/common/SectionHead';
import { TextBlock } from '../sections/common/TextBlock';
import { CategoriesTable } from '../sections/pricing/CategoriesTable';
import { ComparisonTable } from '../sections/pricing/ComparisonTable';
import { ResultsFrame } from '../sections/pricing/ResultsFrame';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function ProgramPricing() {
  const { programmes } = page;
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <CategoriesTable {...page.categories} />
      </Section>
      <Section surface="sand">
        <SectionHead heading={programmes.heading} lead={programmes.lead} />
        <ComparisonTable caption={programmes.caption} />
        <RelatedLinks items={programmes.more} />
      </Section>
      <Section hasColumns>
        <TextBlock {...page.paying} />
        <Questions {...page.questions} isColumn>
          <ContactLinks />
        </Questions>
      </Section>
      <Section>
        <ResultsFrame {...page.results} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
