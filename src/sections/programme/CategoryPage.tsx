import { categories } from '../../catalogue/categories.yaml';
import { daysOf } from '../../catalogue/day';
import { factsIn } from '../../catalogue/factsOf';
import * as categoryPageTexts from '../../catalogue/interface/categoryPage.yaml';
import { whenTheyRun } from '../../catalogue/interface/dates.yaml';
import type { Category } from '../../catalogue/schema';
import type { CategoryPage as CategoryContent } from '../../catalogue/schema/pages';
import { Section } from '../../ui/Section/Section';
import { CallToAction } from '../common/CallToAction';
import { PageHeader } from '../common/PageHeader';
import { QuestionBand } from '../common/Questions';
import { SectionHeader } from '../common/SectionHeader';
import { Season } from '../common/season/Season';
import { TextBlock } from '../common/TextBlock';
import { unfinishedAtBuild } from '../common/unfinishedAtBuild';
import * as styles from './CategoryPage.css';
import { DurationByCategory } from './DurationByCategory';
import { WideCard } from './WideCard';
import { cards } from './WideCard.css';

/** Outlines of each category's header and closing band. Longer study has a longer outline. */
const OUTLINES: Partial<Record<Category['id'], [header: string[], closing: string[]]>> = {
  'full-program': [
    ['R 0 S 1', '1 g1 0 D'],
    ['0*2 - 1*2 -', '- - - -', '2 R S 2'],
  ],
  bootcamp: [
    ['- 0 R 1', '2 g1 3 S'],
    ['0 R 1 S', 'R 4 S 4', '2 S 3 R'],
  ],
  'career-booster': [
    ['- - 2 -', '0 S 1 g1'],
    ['- 0 - 1', 'S 3 R 3', '2 R 3 S'],
  ],
};

/** A page that explains one category and lists its programmes. */
export function CategoryPage({ page }: { page: CategoryContent }) {
  const programmes = factsIn(page.category);
  const longestDays = Math.max(...programmes.map(({ duration }) => daysOf(duration)));
  const lanes = programmes.filter(({ path }) => unfinishedAtBuild().some(({ programme }) => programme === path));
  const category = categories.find(({ id }) => id === page.category);
  const [header, closing] = OUTLINES[page.category] ?? [];
  const design = category && { variant: category.family, icons: [...programmes, category].map(({ icon }) => icon) };
  return (
    <>
      <PageHeader {...page} outline={header} {...design} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <TextBlock {...page.suits} />
      </Section>
      {programmes.length > 0 && (
        <Section surface="sand" weight="major">
          <SectionHeader heading={page.listHeading} lead={categoryPageTexts.bars} />
          <ul className={cards}>
            {programmes.map((programme) => (
              <WideCard key={programme.path} programme={programme} longestDays={longestDays} />
            ))}
          </ul>
          {lanes.length > 0 && (
            <div className={styles.season} aria-hidden="true">
              <b>{whenTheyRun}</b>
              <Season category={page.category} />
            </div>
          )}
        </Section>
      )}
      <Section>
        <SectionHeader heading={page.differences.heading} />
        {category && <DurationByCategory current={category.plural} links={page.differences.more} />}
      </Section>
      {/* Not the tint of the closing band below. */}
      <QuestionBand {...page.questions} surface={category?.family === 'restio' ? 'heather' : 'sage'} />
      <CallToAction {...page.closing} {...design} outline={closing} />
    </>
  );
}
