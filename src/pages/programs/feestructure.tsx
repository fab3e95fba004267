import page from '../../catalogue/pages/feestructure.yaml';
import { Breadcrumb } from '../../sections/common/Breadcrumb';
import { CallToAction } from '../../sections/common/CallToAction';
import { ContactLinks } from '../../sections/common/ContactLinks';
import { PageHeader } from '../../sections/common/PageHeader';
import { Questions } from '../../sections/common/Questions';
import { RelatedLinks } from '../../sections/common/RelatedLinks';
import { TextBlock } from '../../sections/common/TextBlock';
import { FeesTable } from '../../sections/pricing/FeesTable';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';

/** Equal parts. */
const CLOSING = ['2 2 2 2', '1 1 1 1', '0 0 0 0'];

export default function FeeStructure() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        outline="row"
        breadcrumb={<Breadcrumb parent={page.parent} name={page.title} />}
      />
      <Section>
        <FeesTable {...page.table} />
        <RelatedLinks items={page.more} />
      </Section>
      <Section surface="sand" hasColumns>
        <TextBlock {...page.paying} />
        <TextBlock {...page.refunds} />
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
