import page from '../catalogue/pages/careers.yaml';
import { SkillsMap } from '../sections/careers/SkillsMap';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHead } from '../sections/common/PageHead';
import { PointList } from '../sections/common/PointList';
import { Roles } from '../sections/common/Roles';
import { SectionHead } from '../sections/common/SectionHead';
import { TextBlock } from '../sections/common/TextBlock';
import { stack } from '../ui/layout.css';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function Careers() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead
        heading={page.heading}
        lead={page.lead}
        variant="erica"
        outline="towers"
        parts={[page.working, page.graduates]}
      />
      <Section hasColumns>
        <div className={stack}>
          <TextBlock {...page.working} />
          <ContactLinks />
        </div>
        <PointList {...page.hiring} />
      </Section>
      <Section surface="sand">
        <SectionHead {...page.roles} />
        <Roles />
      </Section>
      <Section>
        <SkillsMap graduates={page.graduates} {...page.map} />
      </Section>
      <CallToAction {...page.closing} variant="erica" />
    </>
  );
}
