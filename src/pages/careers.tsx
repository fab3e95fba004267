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

/** Outline of the header: paths that branch. */
const HEADER = ['- 0 - 1', '2 T g 0'];
/** Of the closing band: a large tile among small ones, as in a call. */
const CLOSING = ['T 0*2 - 1', '2 - - T', '0 1 2 g'];
/** Faces in a call. */
const texture = ['oS iS', 'iS oM'];

export default function Careers() {
  return (
    <>
      <PageHeader {...page} variant="erica" outline={HEADER} texture={texture} parts={[page.working, page.graduates]}>
        <Button href={mailAddress(page.apply.subject)}>{page.apply.text}</Button>
      </PageHeader>
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
      <Section surface="sand" weight="major">
        <SkillsMap graduates={page.graduates} {...page.map} />
      </Section>
      <CallToAction {...page.closing} variant="erica" outline={CLOSING} texture={texture} />
    </>
  );
}
