import { Fragment } from 'react';
import { quoteAddress } from '../../catalogue/addresses';
import corporateIcons from '../../catalogue/corporateIcons.yaml';
import engagement from '../../catalogue/engagement.yaml';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { CorporatePage as CorporateContent } from '../../catalogue/schema/pages';
import { Button } from '../../ui/Button/Button';
import { Facts } from '../../ui/Facts/Facts';
import { actions, stack } from '../../ui/layout.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { leadText } from '../../ui/text.css';
import { ChatButton } from '../common/ChatButton';
import { ClosingBand } from '../common/ClosingBand';
import { offPaper } from '../common/ClosingBand.css';
import { ContactLines } from '../common/ContactLinks';
import { DrawnSteps } from '../common/DrawnSteps';
import { AnyExample } from '../common/examples/AnyExample';
import { NumberedSteps } from '../common/NumberedSteps';
import { PageHeader } from '../common/PageHeader';
import { WhoTeaches } from '../common/People';
import { Questions } from '../common/Questions';
import { SectionHeader } from '../common/SectionHeader';
import { TextBlock } from '../common/TextBlock';
import * as styles from './CorporatePage.css';
import { DESIGNS } from './designs';
import { Employers } from './Employers';

/** One tile: the page's motif. */
const TILE = ['0'];

/** The blocks that the bands of a page may name. */
function blocksOf(page: CorporateContent) {
  const isPart = (block: 'agenda' | 'papers') =>
    page.bands.some(({ columns }) => columns.some((names) => names.indexOf(block) > 0));
  const isRow = page.bands.some(({ columns }) => columns.length === 1 && columns[0]?.includes('agenda'));
  const { items, leading } = page.offer;
  return {
    output: (
      <div className={offPaper}>
        <SectionHeader heading={page.output.heading} lead={page.output.lead} />
        <div className={styles.example} data-family="restio">
          <AnyExample {...page.output.window} />
        </div>
      </div>
    ),
    what: (
      <>
        <TextBlock {...page.what} />
        <WhoTeaches path={page.path} />
      </>
    ),
    outcomes: <TextBlock {...page.outcomes} />,
    offer: (
      <div>
        <SectionHeader heading={page.offer.heading} />
        {leading ? (
          <>
            <Facts items={items.slice(0, leading)} leading={leading} />
            <div className={styles.sheet}>
              <Facts items={items.slice(leading)} />
              <div className={styles.pair}>
                <Motif rows={corporateIcons[page.icon]} family="protea" size={160} />
                <Motif rows={GROWTH_STAGES[1]} family="protea" size={80} />
              </div>
            </div>
          </>
        ) : (
          <Facts items={items} leading={1} />
        )}
      </div>
    ),
    agenda: <NumberedSteps {...page.agenda} isPart={isPart('agenda')} isRow={isRow} />,
    papers: page.papers && (
      <Questions
        heading={page.papers.heading}
        lead={page.papers.lead}
        isPart={isPart('papers')}
        part="paper"
        items={page.papers.items.map(({ title, text }) => ({ question: title, answer: text }))}
      />
    ),
    engagement: <DrawnSteps {...(page.engagement ?? engagement)} drawings={DESIGNS[page.outline]} />,
    questions: (
      <Questions {...page.questions}>
        <ContactLines email={organisation.contact.corporate} />
      </Questions>
    ),
  };
}

/** A page for organisations: header, the bands of its file in their order, and how to start (S1-13). */
export function CorporatePage({ page }: { page: CorporateContent }) {
  const motif = corporateIcons[page.icon];
  const headerProps = { variant: 'corporate', icons: [motif], outline: TILE } as const;
  const blocks = blocksOf(page);
  return (
    <>
      <PageHeader {...page} {...headerProps}>
        <div className={stack}>
          <div className={styles.asked}>
            <Facts variant="pairs" items={page.offer.items.slice(0, 4).map(({ label, value }) => ({ label, value }))} />
          </div>
          <Button color="sun" href={quoteAddress(page.title)}>
            {commonTexts.askQuote}
          </Button>
        </div>
      </PageHeader>
      <Employers />
      {page.bands.map(({ columns, ...band }) => (
        <Section key={String(columns)} {...band} hasColumns={columns.length > 1}>
          {columns.map((names) => (
            <div key={String(names)} className={styles.column}>
              {names.map((block) => (
                <Fragment key={block}>{blocks[block]}</Fragment>
              ))}
            </div>
          ))}
        </Section>
      ))}
      <ClosingBand {...headerProps}>
        <h2>{page.start.heading}</h2>
        {page.start.paragraphs.map((paragraph) => (
          <p key={paragraph} className={leadText}>
            {paragraph}
          </p>
        ))}
        <div className={actions}>
          <Button color="sun" href={`mailto:${organisation.contact.corporate}`}>
            {commonTexts.emailUs}
          </Button>
          <ChatButton />
        </div>
      </ClosingBand>
    </>
  );
}
