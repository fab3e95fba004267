import page from '../../catalogue/pages/code-curious.yaml';
import { CallToAction } from '../../sections/common/CallToAction';
import { ContactLinks } from '../../sections/common/ContactLinks';
import { PageHeader } from '../../sections/common/PageHeader';
import { PointList } from '../../sections/common/PointList';
import { Questions } from '../../sections/common/Questions';
import { TextBlock } from '../../sections/common/TextBlock';
import { MOTIFS } from '../../sections/lesson/grow';
import { LearningPaths } from '../../sections/lesson/LearningPaths';
import { Lesson } from '../../sections/lesson/Lesson';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';

export default function CodeCurious() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader heading={page.heading} lead={page.lead} variant="erica" outline="lines" icons={MOTIFS} />
      <Lesson {...page.lesson} />
      <LearningPaths {...page.next} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <PointList {...page.suits} />
      </Section>
      <Section surface="sage">
        <Questions {...page.questions}>
          <ContactLinks />
        </Questions>
      </Section>
      <CallToAction {...page.closing} variant="erica" icons={MOTIFS} />
    </>
  );
}
