import { facts } from 'virtual:catalogue/facts';
import type { CategoryPage as CategoryContent } from '../catalogue/content';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';
import { CallToAction } from './CallToAction';
import { ChatButton } from './ChatButton';
import { PageHead } from './PageHead';
import { Pieces } from './Pieces';
import { PointList } from './PointList';
import { ProgrammeCards } from './ProgrammeCards';
import { Questions } from './Questions';
import { SectionHead } from './SectionHead';
import { TextBlock } from './TextBlock';

/** A page that explains one kind of study and lists its programmes. */
export function CategoryPage({ page }: { page: CategoryContent }) {
  const programmes = facts.filter(({ category }) => category === page.category);
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section className="two">
        <TextBlock {...page.what} />
        <PointList {...page.suits} />
      </Section>
      {programmes.length > 0 && (
        <Section className="sand">
          <SectionHead heading={`The ${page.heading}`} />
          <ProgrammeCards programmes={programmes} />
        </Section>
      )}
      <Section>
        <Pieces {...page.differences} />
      </Section>
      <Section className="sage">
        <Questions {...page.questions}>
          <ChatButton />
        </Questions>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
