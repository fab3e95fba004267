import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';

/** The planner, folded on a phone until a press, or until the address has choices: who follows a plan's link sees it. */
function PlannerFold() {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (search) setOpen(true);
  }, [search]);
  return (
    <Fold isOpenWide isOpen={isOpen} summary={<h2>{page.planner.heading}</h2>}>
      <Planner />
    </Fold>
  );
}

/** The page of all prices. */
export default function ProgramPricing() {
  const { fees } = page;
  return (
    <>
      <PageHeader {...page} lead={[feeRange(), page.lead].join(' ').trim()} />
      <Section weight="major">
        <SectionHeader heading={fees.heading} lead={fees.lead} />
        <FeesTable caption={fees.caption} />
        <RelatedLinks items={fees.more} />
      </Section>
      <Section surface="sand" weight="major">
        <PlannerFold />
      </Section>
      <QuestionBand {...page.questions} />
      <CallToAction {...page.closing} />
      <PrintedContact path={page.path} />
    </>
  );
}
