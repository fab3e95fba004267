import { Fragment } from 'react';
import { quoteAddress, telephoneAddress } from '../../catalogue/addresses';
import corporateIcons from '../../catalogue/corporateIcons.yaml';
import engagement from '../../catalogue/engagement.yaml';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { CorporatePage as CorporateContent } from '../../catalogue/schema/pages';
import { Button } from '../../ui/Button/Button';
import { Facts } from '../../ui/Facts/Facts';
import { actions } from '../../ui/layout.css';
import { Section } from '../../ui/Section/Section';
import { leadText } from '../../ui/text.css';
import { ClosingBand } from '../common/ClosingBand';
import { offPaper } from '../common/ClosingBand.css';
import { AnyExample } from '../common/examples/AnyExample';
import { NumberedSteps } from '../common/NumberedSteps';
import { PageHeader } from '../common/PageHeader';
import { WhoTeaches } from '../common/People';
import { Questions } from '../common/Questions';
import { SectionHeader } from '../common/SectionHeader';
import { TextBlock } from '../common/TextBlock';
import * as styles from './CorporatePage.css';
import { DrawnSteps } from './DrawnSteps';
import { DESIGNS } from './designs';
import { Employers, EmployersFold } from './Employers';

const { corporate, telephone } = organisation.contact;

/** The blocks that the bands of a page may name. */
function blocksOf(page: CorporateContent) {
  const isPart = (block: 'agenda' | 'papers') =>
    page.bands.some(({ columns }) => columns.some((names) => names.indexOf(block) > 0));
  const hasEmployers = page.bands.some(({ columns }) => columns.flat().includes('employers'));
  const isRow = page.bands.some(({ columns }) => columns.length === 1 && columns[0]?.includes('agenda'));
  return {
    output: (
      <div className={offPaper}>
        <SectionHeader heading={page.output.heading} lead={page.output.lead} />
        <div className={styles.example} data-family="restio">
          <AnyExample {...page.output.window} />
        </div>
      </div>
    ),
    what: <TextBlock {...page.what} />,
    outcomes: <TextBlock {...page.outcomes} />,
    employers: <Employers />,
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
    questions: <Questions {...page.questions} more={!hasEmployers && <EmployersFold />} />,
  };
}

/** A page for organisations: header, the bands of its file in their order, and how to start (S1-13). */
export function CorporatePage({ page }: { page: CorporateContent }) {
  const headerProps = { variant: 'corporate', motif: corporateIcons[page.icon] } as const;
  const blocks = blocksOf(page);
  return (
    <>
      <PageHeader title={page.title} heading={page.heading} lead={page.lead} {...headerProps}>
        <div className={styles.head}>
          <Facts items={page.offer.items} />
          <div>
            <Button color="sun" href={quoteAddress(page.title)}>
              {commonTexts.askQuote}
            </Button>
          </div>
          <WhoTeaches path={page.path} />
        </div>
      </PageHeader>
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
          <Button color="sun" href={`mailto:${corporate}`}>
            {commonTexts.emailUs}
          </Button>
          <Button variant="outlined" href={telephoneAddress(telephone)}>
            {`${commonTexts.phone}: ${telephone}`}
          </Button>
        </div>
      </ClosingBand>
    </>
  );
}
