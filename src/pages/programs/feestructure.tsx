import page from '../../catalogue/pages/feestructure.yaml';
import { Breadcrumb } from '../../sections/common/Breadcrumb';
import { CallToAction } from '../../sections/common/CallToAction';
import { PageHeader } from '../../sections/common/PageHeader';
import { PrintedContact } from '../../sections/common/PrintedContact';
import { QuestionBand } from '../../sections/common/Questions';
import { RelatedLinks } from '../../sections/common/RelatedLinks';
import { SectionHeader } from '../../sections/common/SectionHeader';
import { StopTables } from '../../sections/pricing/StopTables';
import { Facts } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import { Section } from '../../ui/Section/Section';
import { leadText } from '../../ui/text.css';

/** The page about costs, ways to pay, and what comes back. */
export default function FeeStructure() {
  return (
    <>
      <PageHeader {...page} breadcrumb={<Breadcrumb parent={page.parent} name={page.title} />} />
      <Section>
        <SectionHeader heading={page.costs.heading} lead={page.costs.lead} />
        <Facts variant="rows" items={page.costs.items} />
        <RelatedLinks items={page.more} />
      </Section>
      <Section surface="sand" hasColumns>
        {[page.paying, page.refunds].map(({ heading, lead, items, more }) => (
          <div key={heading}>
            <SectionHeader heading={heading} lead={lead} />
            <Facts variant="rows" items={items} />
            {more && <RelatedLinks items={more} />}
          </div>
        ))}
      </Section>
      <Section>
        <Fold isOpenWide summary={<h2>{page.stopping.heading}</h2>}>
          <p className={leadText}>{page.stopping.lead}</p>
          <StopTables {...page.stopping} />
        </Fold>
      </Section>
      <QuestionBand {...page.questions} />
      <CallToAction {...page.closing} />
      <PrintedContact path={page.path} />
    </>
  );
}
