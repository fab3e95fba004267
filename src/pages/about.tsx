import { page } from '../catalogue/pages/about';
import { Numbers } from '../sections/about/Numbers';
import { Place } from '../sections/about/Place';
import { CallToAction } from '../sections/common/CallToAction';
import { CertificatesTable } from '../sections/common/CertificatesTable';
import { NumberedSteps } from '../sections/common/NumberedSteps';
import { Onwards } from '../sections/common/Onwards';
import { PageHead } from '../sections/common/PageHead';
import { Pieces } from '../sections/common/Pieces';
import { Portraits } from '../sections/common/Portraits';
import { SectionHead } from '../sections/common/SectionHead';
import { TextBlock } from '../sections/common/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function About() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <Numbers {...page.numbers} />
      </Section>
      <Section ground="sand" hasColumns>
        <NumberedSteps {...page.checking} />
        <TextBlock {...page.what} />
      </Section>
      <Section>
        <SectionHead heading={page.certificates.heading} lead={page.certificates.lead} />
        <CertificatesTable caption={page.certificates.caption} />
      </Section>
      <Section ground="heather">
        <SectionHead {...page.people} />
        <Portraits />
        <Onwards items={page.more} />
      </Section>
      <Section>
        <Pieces {...page.teaching} />
      </Section>
      <Section ground="sage">
        <Place {...page.contact} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
