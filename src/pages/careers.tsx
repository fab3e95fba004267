import { mailAddress } from '../catalogue/addresses';
import page from '../catalogue/pages/careers.yaml';
import { roles } from '../catalogue/roles.yaml';
import { LiveLesson } from '../sections/careers/LiveLesson';
import { words } from '../sections/careers/LiveLesson.css';
import { LESSON } from '../sections/careers/lessonSteps';
import { SkillsMap } from '../sections/careers/SkillsMap';
import { CallToAction } from '../sections/common/CallToAction';
import { CardGrid } from '../sections/common/CardGrid';
import { ContactLines } from '../sections/common/ContactLinks';
import { DrawnSteps } from '../sections/common/DrawnSteps';
import { PageHeader } from '../sections/common/PageHeader';
import { TextBlock } from '../sections/common/TextBlock';
import { Button } from '../ui/Button/Button';
import { Section } from '../ui/Section/Section';

/** A sprout, and what it grows into. */
const HEADER = ['g1'];
const CLOSING = ['0'];

export default function Careers() {
  return (
    <>
      <PageHeader {...page} variant="erica" outline={HEADER} parts={[page.graduates, page.working]}>
        <Button href={mailAddress(page.apply.subject)}>{page.apply.text}</Button>
      </PageHeader>
      <Section surface="sand" weight="major">
        <SkillsMap graduates={page.graduates} {...page.map} />
      </Section>
      <Section hasColumns>
        <div className={words}>
          <TextBlock {...page.working} />
          <TextBlock {...page.hiring} />
          <ContactLines />
        </div>
        <LiveLesson {...page.lesson} />
      </Section>
      <Section surface="heather">
        <DrawnSteps {...page.week} drawings={LESSON} />
      </Section>
      <Section>
        <CardGrid {...page.roles} items={roles} />
      </Section>
      <CallToAction {...page.closing} variant="erica" outline={CLOSING} />
    </>
  );
}
