import page from '../catalogue/pages/learning-process.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { CardGrid } from '../sections/common/CardGrid';
import { PageHeader } from '../sections/common/PageHeader';
import { QuestionBand } from '../sections/common/Questions';
import { SectionHeader } from '../sections/common/SectionHeader';
import { TextBlock } from '../sections/common/TextBlock';
import { GrowthStages } from '../sections/learning/GrowthStages';
import { Week } from '../sections/learning/Week';
import { MarkedTask } from '../sections/marked-task/MarkedTask';
import { Section } from '../ui/Section/Section';

/** The page about how one learns here. */
export default function LearningProcess() {
  return (
    <>
      <PageHeader {...page} variant="restio" />
      <GrowthStages {...page.steps} />
      <Week {...page.week} />
      <Section weight="major">
        <SectionHeader {...page.lesson} />
        <MarkedTask />
      </Section>
      <Section surface="sage" hasColumns>
        <TextBlock {...page.openLesson} />
        <TextBlock {...page.needs} />
      </Section>
      <Section>
        <CardGrid {...page.support} />
      </Section>
      <QuestionBand {...page.questions} surface="sand" />
      <CallToAction {...page.closing} variant="protea" />
    </>
  );
}
