import { page } from '../catalogue/pages/about';
import { Accreditation } from '../sections/common/Accreditation';
import { Areas } from '../sections/common/Areas';
import { CallToAction } from '../sections/common/CallToAction';
import { PageHead } from '../sections/common/PageHead';
import { Pieces } from '../sections/common/Pieces';
import { PointList } from '../sections/common/PointList';
import { TextBlock } from '../sections/common/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function About() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section hasColumns>
        <TextBlock {...page.what} />
        <PointList {...page.checking} />
      </Section>
      <Accreditation {...page.accreditation} />
      <Section>
        <Pieces {...page.teaching} />
      </Section>
      <Section ground="sage">
        <Areas {...page.areas} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
