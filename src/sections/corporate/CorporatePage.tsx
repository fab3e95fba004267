import type { CorporatePage as CorporateContent } from '../../catalogue/content';
import { stack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { ContactLinks } from '../common/ContactLinks';
import { PageHead } from '../common/PageHead';
import { Pieces } from '../common/Pieces';
import { PointList } from '../common/PointList';
import { Questions } from '../common/Questions';
import { StepsBand } from '../common/StepsBand';
import { TextBlock } from '../common/TextBlock';

/** A page for organisations: what it is, how it runs, how to start (S1-13). */
export function CorporatePage({ page }: { page: CorporateContent }) {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} look="corporate" icons={[page.icon]} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <PointList {...page.outcomes} />
      </Section>
      <Section ground="sand">
        <Pieces {...page.formats} />
      </Section>
      <StepsBand {...page.engagement} />
      <Section ground="sage" hasColumns>
        <TextBlock {...page.start} />
        <div className={stack}>
          <ContactLinks />
        </div>
      </Section>
      <Section>
        <Questions {...page.questions} />
      </Section>
    </>
  );
}
