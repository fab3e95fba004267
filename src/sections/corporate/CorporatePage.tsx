import type { CorporatePage as CorporateContent } from '../../catalogue/content';
import { corporateIcons } from '../../catalogue/corporate';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { display, lead } from '../../ui/text.css';
import { CardGrid } from '../common/CardGrid';
import { ClosingBand } from '../common/ClosingBand';
import { ContactLinks } from '../common/ContactLinks';
import { PageHead } from '../common/PageHead';
import { PointList } from '../common/PointList';
import { Questions } from '../common/Questions';
import { StepsBand } from '../common/StepsBand';
import { TextBlock } from '../common/TextBlock';

/** A page for organisations: the offer, how it runs, how to start (S1-13). */
export function CorporatePage({ page }: { page: CorporateContent }) {
  const others = Object.values(corporateIcons).filter((icon) => icon !== page.icon);
  const design = { variant: 'corporate', icons: [page.icon, ...others] } as const;
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} {...design} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <PointList {...page.outcomes} />
      </Section>
      <Section surface="sand">
        <CardGrid {...page.formats} />
      </Section>
      <StepsBand {...page.engagement} />
      <Section surface="sage">
        <Questions {...page.questions} />
      </Section>
      <ClosingBand {...design}>
        <h2 className={display}>{page.start.heading}</h2>
        {page.start.paragraphs.map((paragraph) => (
          <p key={paragraph} className={lead}>
            {paragraph}
          </p>
        ))}
        <ContactLinks isOnDark />
      </ClosingBand>
    </>
  );
}
