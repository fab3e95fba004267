import { page } from '../catalogue/pages/careers';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { PageHead } from '../sections/common/PageHead';
import { Pieces } from '../sections/common/Pieces';
import { PointList } from '../sections/common/PointList';
import { TextBlock } from '../sections/common/TextBlock';
import { stack } from '../ui/layout.css';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function Careers() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} look="erica" />
      <Section hasColumns>
        <div className={stack}>
          <TextBlock {...page.working} />
          <ContactLinks />
        </div>
        <PointList {...page.hiring} />
      </Section>
      <Section ground="sand">
        <Pieces {...page.roles} />
      </Section>
      <Section>
        <TextBlock {...page.graduates} />
      </Section>
      <Section ground="sage">
        <Pieces {...page.directions} />
      </Section>
      <CallToAction {...page.closing} look="erica" />
    </>
  );
}
