import { page } from '../catalogue/pages/about';
import { Accreditation } from '../sections/common/Accreditation';
import { Areas } from '../sections/common/Areas';
import { CallToAction } from '../sections/common/CallToAction';
import { CertificatesTable } from '../sections/common/CertificatesTable';
import { ContactLinks } from '../sections/common/ContactLinks';
import { Onwards } from '../sections/common/Onwards';
import { PageHead } from '../sections/common/PageHead';
import { Pieces } from '../sections/common/Pieces';
import { PointList } from '../sections/common/PointList';
import { SectionHead } from '../sections/common/SectionHead';
import { TextBlock } from '../sections/common/TextBlock';
import { stack } from '../ui/layout.css';
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
        <SectionHead heading={page.certificates.heading} lead={page.certificates.lead} />
        <CertificatesTable caption={page.certificates.caption} />
      </Section>
      <Section>
        <Pieces {...page.teaching} />
        <Onwards items={page.more} />
      </Section>
      <Section ground="sage">
        <Areas {...page.areas} />
      </Section>
      <Section>
        <SectionHead {...page.contact} />
        <div className={stack}>
          <ContactLinks />
        </div>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
