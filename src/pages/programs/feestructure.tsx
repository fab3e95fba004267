import { page } from '../../catalogue/pages/feestructure';
import { FeesTable } from '../../sections/FeesTable';
import { PageHead } from '../../sections/PageHead';
import { Questions } from '../../sections/Questions';
import { TextBlock } from '../../sections/TextBlock';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section';

export default function FeeStructure() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <FeesTable {...page.table} />
      </Section>
      <Section className="sand two">
        <TextBlock {...page.paying} />
        <TextBlock {...page.refunds} />
      </Section>
      <Section>
        <Questions {...page.questions} />
      </Section>
    </>
  );
}
