import page from '../catalogue/pages/about.yaml';
import { CertificatesTable } from '../sections/about/CertificatesTable';
import { Letters } from '../sections/about/Letters';
import { Measures } from '../sections/about/Measures';
import { Place } from '../sections/about/Place';
import { CallToAction } from '../sections/common/CallToAction';
import { NumberedSteps } from '../sections/common/NumberedSteps';
import { PageHeader } from '../sections/common/PageHeader';
import { People } from '../sections/common/People';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHeader } from '../sections/common/SectionHeader';
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';
import { leadText } from '../ui/text.css';

/** The page about the centre. */
export default function About() {
  return (
    <>
      <PageHeader {...page} />
      <Section id="who-teaches" weight="major">
        <SectionHeader {...page.team} />
        <People />
        <RelatedLinks items={page.more} />
      </Section>
      <Section surface="heather">
        <SectionHeader heading={page.people.heading} lead={page.people.lead} />
        <Measures {...page.people} />
      </Section>
      <Section weight="major" hasColumns>
        <NumberedSteps {...page.checking} />
        <Letters {...page.letter} />
      </Section>
      <Section surface="sand">
        <Fold isOpenWide summary={<h2>{page.certificates.heading}</h2>}>
          <p className={leadText}>{page.certificates.lead}</p>
          <CertificatesTable {...page.certificates} />
        </Fold>
      </Section>
      <Section>
        <Place {...page.contact} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
