import page from '../catalogue/pages/programPricing.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { feeRange } from '../sections/common/feeRange';
import { PageHeader } from '../sections/common/PageHeader';
import { PrintedContact } from '../sections/common/PrintedContact';
import { QuestionBand } from '../sections/common/Questions';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHeader } from '../sections/common/SectionHeader';
import { PlannerBand } from '../sections/planner/PlannerBand';
import { FeesTable } from '../sections/pricing/FeesTable';
import { Section } from '../ui/Section/Section';

/** Outline of the header: amounts side by side, from small to large. */
const HEADER = ['- - - 0', '1 2 R 3'];

/** Outline of the closing band: twelve payments as growth stages. */
const CLOSING = ['p0 p0 p0 p1', 'p1 p1 p2 p2', 'p2 p3 p3 p3'];

export default function ProgramPricing() {
  const { fees } = page;
  return (
    <>
      <PageHeader {...page} lead={[feeRange(), page.lead].join(' ').trim()} outline={HEADER} />
      <Section weight="major">
        <SectionHeader heading={fees.heading} lead={fees.lead} />
        <FeesTable caption={fees.caption} />
        <RelatedLinks items={fees.more} />
      </Section>
      <Section surface="sand" weight="major">
        <PlannerBand {...page.planner} />
      </Section>
      <QuestionBand {...page.questions} />
      <CallToAction {...page.closing} outline={CLOSING} />
      <PrintedContact path={page.path} />
    </>
  );
}
