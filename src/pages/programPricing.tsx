import page from '../catalogue/pages/programPricing.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHeader } from '../sections/common/PageHeader';
import { Questions } from '../sections/common/Questions';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHeader } from '../sections/common/SectionHeader';
import { PlannerBand } from '../sections/planner/PlannerBand';
import { FeesByKind } from '../sections/pricing/FeesByKind';
import { feeRange } from '../sections/pricing/feeRange';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

/** Twelve payments, each of them growth. */
const CLOSING = ['p0 p0 p0 p1', 'p1 p1 p2 p2', 'p2 p3 p3 p3'];

export default function ProgramPricing() {
  const { fees } = page;
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader heading={page.heading} lead={[feeRange(), page.lead].join(' ').trim()} outline="bars" />
      <Section weight="major">
        <PlannerBand {...page.planner} />
      </Section>
      <Section surface="sand" weight="major">
        <SectionHeader heading={fees.heading} lead={fees.lead} />
        <FeesByKind {...fees} />
        <RelatedLinks items={fees.more} />
      </Section>
      <Section>
        <Questions {...page.questions}>
          <ContactLinks />
        </Questions>
      </Section>
      <CallToAction {...page.closing} outline={CLOSING} />
    </>
  );
}
