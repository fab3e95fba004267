import corporateIcons from '../../catalogue/corporateIcons.yaml';
import engagement from '../../catalogue/engagement.yaml';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { CorporatePage as CorporateContent } from '../../catalogue/pageSchemas';
import { quoteAddress } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { wideStack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { goesOn } from '../../ui/Section/Section.css';
import { display, lead } from '../../ui/text.css';
import { ClosingBand } from '../common/ClosingBand';
import { ContactLinks } from '../common/ContactLinks';
import { FactList } from '../common/FactList';
import { NumberedSteps } from '../common/NumberedSteps';
import { PageHeader } from '../common/PageHeader';
import { PointList } from '../common/PointList';
import { Questions } from '../common/Questions';
import { SectionHeader } from '../common/SectionHeader';
import { StepsBand } from '../common/StepsBand';
import { TextBlock } from '../common/TextBlock';
import type { Example as ExampleOfWork } from '../programme/examples/example';

interface CorporatePageProps {
  page: CorporateContent;
  /** Draws what an organisation takes away. */
  Example: ExampleOfWork;
}

/** A page for organisations: the offer, an example of what it brings, how it runs, how to start (S1-13). */
export function CorporatePage({ page, Example }: CorporatePageProps) {
  const own = corporateIcons[page.icon];
  const others = Object.values(corporateIcons).filter((icon) => icon !== own);
  const design = { variant: 'corporate', icons: [own, ...others] } as const;
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader heading={page.heading} lead={page.lead} outline={page.outline} {...design}>
        <Button color="sun" href={quoteAddress(page.title)}>
          {commonTexts.askQuote}
        </Button>
      </PageHeader>
      <Section surface="sand" weight="major">
        <SectionHeader heading={page.output.heading} lead={page.output.lead} />
        <div data-family="restio">
          <Example window={page.output.window} />
        </div>
      </Section>
      <Section hasColumns>
        <TextBlock {...page.what} />
        <div className={wideStack}>
          <h2>{page.offer.heading}</h2>
          <FactList items={page.offer.items} />
        </div>
      </Section>
      {page.papers && (
        <Section className={goesOn}>
          <Questions
            heading={page.papers.heading}
            lead={page.papers.lead}
            part="paper"
            items={page.papers.items.map(({ title, text }) => ({ question: title, answer: text }))}
          />
        </Section>
      )}
      <StepsBand {...(page.engagement ?? engagement)} />
      <Section hasColumns>
        <PointList {...page.outcomes} />
        <NumberedSteps {...page.agenda} />
      </Section>
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
        <ContactLinks isOnDark email={organisation.contact.corporate} />
      </ClosingBand>
    </>
  );
}
