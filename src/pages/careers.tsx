import { page } from '../catalogue/pages/careers';
import { SkillsMap } from '../sections/careers/SkillsMap';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHead } from '../sections/common/PageHead';
import { PointList } from '../sections/common/PointList';
import { RoleIllustrations } from '../sections/common/RoleIllustrations';
import { SectionHead } from '../sections/common/SectionHead';
import { TextBlock } from '../sections/common/TextBlock';
import { stack } from '../ui/layout.css';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function Careers() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} variant="erica" parts={[page.working, page.graduates]} />
      <Section hasColumns>
        <div className={stack}>
          <TextBlock {...page.working} />
          <ContactLinks />
        </div>
        <PointList {...page.hiring} />
      </Section>
      <Section surface="sand">
        <SectionHead {...page.roles} />
        <RoleIllustrations />
      </Section>
      <Section>
        <SkillsMap graduates={page.graduates} {...page.map} />
      </Section>
      <CallToAction {...page.closing} variant="erica" />
    </>
  );
}
