import page from '../../catalogue/pages/code-curious.yaml';
import { CallToAction } from '../../sections/common/CallToAction';
import { LESSON_MOTIFS } from '../../sections/common/lesson/grow';
import { PageHeader } from '../../sections/common/PageHeader';
import { QuestionBand } from '../../sections/common/Questions';
import { TextBlock } from '../../sections/common/TextBlock';
import { LearningPaths } from '../../sections/lesson/LearningPaths';
import { Lesson } from '../../sections/lesson/Lesson';
import { Section } from '../../ui/Section/Section';

/** Outlines of the header and of the closing band, the lines of a program. */
const HEADER = ['0 R 2 S', '1 g1 0 D'];
const CLOSING = ['R 1 0*2 -', '1 S - -', '2 0 R 1'];

/** The entry level’s page, with a line of code to change. */
export default function CodeCurious() {
  return (
    <>
      <PageHeader {...page} variant="erica" outline={HEADER} icons={LESSON_MOTIFS} />
      <Lesson {...page.lesson} />
      <LearningPaths {...page.next} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <TextBlock {...page.suits} />
      </Section>
      <QuestionBand {...page.questions} surface="sage" />
      <CallToAction {...page.closing} variant="erica" outline={CLOSING} icons={LESSON_MOTIFS} />
    </>
  );
}
