import page from '../../catalogue/pages/feestructure.yaml';
import { Breadcrumb } from '../../sections/common/Breadcrumb';
import { CallToAction } from '../../sections/common/CallToAction';
import { PageHeader } from '../../sections/common/PageHeader';
import { PrintedContact } from '../../sections/common/PrintedContact';
import { QuestionBand } from '../../sections/common/Questions';
import { RelatedLinks } from '../../sections/common/RelatedLinks';
import { TextBlock } from '../../sections/common/TextBlock';
import { FeesTable } from '../../sections/pricing/FeesTable';
import { Section } from '../../ui/Section/Section';

/** Outline of the closing band: equal instalments. */
const CLOSING = ['2 2 2 2', '1 1 1 1', '0 0 0 0'];

export default function FeeStructure() {
  return (
    <>
      <PageHeader {...page} breadcrumb={<Breadcrumb parent={page.parent} name={page.title} />} />
      <Section>
        <FeesTable {...page.table} />
        <RelatedLinks items={page.more} />
      </Section>
      <Section surface="sand" hasColumns>
        <TextBlock {...page.paying} />
        <TextBlock {...page.refunds} />
      </Section>
      <QuestionBand {...page.questions} />
      <CallToAction {...page.closing} outline={CLOSING} />
      <PrintedContact path={page.path} />
    </>
  );
}
