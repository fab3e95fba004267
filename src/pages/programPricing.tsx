import page from '../catalogue/pages/programPricing.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHeader } from '../sections/common/PageHeader';
import { Questions } from '../sections/common/Questions';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHeader } from '../sections/common/SectionHeader';
import { PlannerBand } from '../sections/planner/PlannerBand';
import { CategoriesTable } from '../sections/pricing/CategoriesTable';
import { ComparisonTable } from '../sections/pricing/ComparisonTable';
import { feeRange } from '../sections/pricing/feeRange';
import { ResultsFrame } from '../sections/pricing/ResultsFrame';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function ProgramPricing() {
  const { programmes, categories } = page;
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader heading={page.heading} lead={[feeRange(), page.lead].join(' ').trim()} outline="bars" />
      <Section>
        <PlannerBand {...page.planner} />
      </Section>
      <Section surface="sand">
        <SectionHeader heading={programmes.heading} lead={programmes.lead} />
        <ComparisonTable caption={programmes.caption} />
        <RelatedLinks items={programmes.more} />
      </Section>
      <Section>
        <SectionHeader heading={categories.heading} />
        <CategoriesTable {...categories} />
      </Section>
      <Section>
        <ResultsFrame {...page.results} />
      </Section>
      <Section surface="sand">
        <Questions {...page.questions}>
          <ContactLinks />
        </Questions>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
