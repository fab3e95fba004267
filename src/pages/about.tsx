import { page } from '../catalogue/pages/about';
import { Accreditation } from '../sections/Accreditation';
import { Areas } from '../sections/Areas';
import { CallToAction } from '../sections/CallToAction';
import { PageHead } from '../sections/PageHead';
import { Pieces } from '../sections/Pieces';
import { PointList } from '../sections/PointList';
import { TextBlock } from '../sections/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function About() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section className="two">
        <TextBlock {...page.what} />
        <PointList {...page.checking} />
      </Section>
      <Accreditation {...page.accreditation} />
      <Section>
        <Pieces {...page.teaching} />
      </Section>
      <Section className="sage">
        <Areas {...page.areas} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
