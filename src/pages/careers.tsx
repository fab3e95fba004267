import { mailAddress } from '../catalogue/addresses';
import page from '../catalogue/pages/careers.yaml';
import { LiveLesson } from '../sections/careers/LiveLesson';
import { words } from '../sections/careers/LiveLesson.css';
import { LESSON } from '../sections/careers/lessonSteps';
import { SkillsMap } from '../sections/careers/SkillsMap';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { DrawnSteps } from '../sections/common/DrawnSteps';
import { PageHeader } from '../sections/common/PageHeader';
import { Roles } from '../sections/common/Roles';
import { SectionHeader } from '../sections/common/SectionHeader';
import { TextBlock } from '../sections/common/TextBlock';
import { Button } from '../ui/Button/Button';
import { stack } from '../ui/layout.css';
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
          <div className={stack}>
            <ContactLinks />
          </div>
        </div>
        <LiveLesson {...page.lesson} />
      </Section>
      <Section surface="heather">
        <DrawnSteps {...page.week} drawings={LESSON} />
      </Section>
      <Section>
        <SectionHeader {...page.roles} />
        <Roles />
      </Section>
      <CallToAction {...page.closing} variant="erica" outline={CLOSING} />
    </>
  );
}
