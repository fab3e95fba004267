import { facts } from 'virtual:catalogue/facts';
import { categories } from '../../catalogue/categories.yaml';
import * as texts from '../../catalogue/interface/categoryPage.yaml';
import type { CategoryPage as CategoryContent } from '../../catalogue/pageSchemas';
import type { Category } from '../../catalogue/schema';
import type { HeaderOutline } from '../../ui/motif/patterns';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { CallToAction } from '../common/CallToAction';
import { CardGrid } from '../common/CardGrid';
import { ContactLinks } from '../common/ContactLinks';
import { PageHeader } from '../common/PageHeader';
import { PointList } from '../common/PointList';
import { Questions } from '../common/Questions';
import { SectionHeader } from '../common/SectionHeader';
import { TextBlock } from '../common/TextBlock';
import { DurationByCategory } from './DurationByCategory';
import { WideCards } from './WideCards';

/** Outline of each header: the longer the study, the longer. */
const OUTLINES: Partial<Record<Category['id'], HeaderOutline>> = {
  'full-program': 'long',
  bootcamp: 'middle',
  'career-booster': 'short',
};

/** A page that explains one category and lists its programmes. */
export function CategoryPage({ page }: { page: CategoryContent }) {
  const programmes = facts.filter(({ category }) => category === page.category);
  const category = categories.find(({ id }) => id === page.category);
  const design = category && { variant: category.family, icons: [...programmes, category].map(({ icon }) => icon) };
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader heading={page.heading} lead={page.lead} outline={OUTLINES[page.category]} {...design} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <PointList {...page.suits} />
      </Section>
      {programmes.length > 0 && (
        <Section surface="sand" weight="major">
          <SectionHeader heading={page.listHeading} lead={texts.bars} />
          <WideCards programmes={programmes} />
        </Section>
      )}
      <Section>
        <CardGrid {...page.differences}>{category && <DurationByCategory current={category.plural} />}</CardGrid>
      </Section>
      <Section surface="sage">
        <Questions {...page.questions}>
          <ContactLinks />
        </Questions>
      </Section>
      <CallToAction {...page.closing} {...design} />
    </>
  );
}
