import page from '../catalogue/pages/programPricing.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { feeRange } from '../sections/common/feeRange';
import { PageHeader } from '../sections/common/PageHeader';
import { PrintedContact } from '../sections/common/PrintedContact';
import { QuestionBand } from '../sections/common/Questions';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHeader } from '../sections/common/SectionHeader';
import { Planner } from '../sections/planner/Planner';
import { FeesTable } from '../sections/pricing/FeesTable';
import { Section } from '../ui/Section/Section';

/** A bud. */
const TILE = ['g2'];

export default function ProgramPricing() {
  const { fees } = page;
  return (
    <>
      <PageHeader {...page} lead={[feeRange(), page.lead].join(' ').trim()} outline={TILE} />
      <Section weight="major">
        <SectionHeader heading={fees.heading} lead={fees.lead} />
        <FeesTable caption={fees.caption} />
        <RelatedLinks items={fees.more} />
      </Section>
      <Section surface="sand" weight="major">
        <SectionHeader {...page.planner} />
        <Planner />
      </Section>
      <QuestionBand {...page.questions} />
      <CallToAction {...page.closing} outline={TILE} />
      <PrintedContact path={page.path} />
    </>
  );
}
