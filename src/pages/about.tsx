import page from '../catalogue/pages/about.yaml';
import { Group } from '../sections/about/Group';
import { Place } from '../sections/about/Place';
import { Stats } from '../sections/about/Stats';
import { CallToAction } from '../sections/common/CallToAction';
import { CardGrid } from '../sections/common/CardGrid';
import { CertificatesTable } from '../sections/common/CertificatesTable';
import { NumberedSteps } from '../sections/common/NumberedSteps';
import { PageHeader } from '../sections/common/PageHeader';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { Roles } from '../sections/common/Roles';
import { SectionHeader } from '../sections/common/SectionHeader';
import { TextBlock } from '../sections/common/TextBlock';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function About() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHeader heading={page.heading} lead={page.lead} outline="gate" />
      <Section>
        <Stats {...page.stats} />
      </Section>
      <Section surface="sand" hasColumns>
        <NumberedSteps {...page.checking} />
        <TextBlock {...page.what} />
      </Section>
      <Section>
        <SectionHeader heading={page.certificates.heading} lead={page.certificates.lead} />
        <CertificatesTable {...page.certificates} />
      </Section>
      <Section surface="heather">
        <SectionHeader heading={page.people.heading} lead={page.people.lead} />
        <Group {...page.people} />
        <Roles hasHolders />
        <RelatedLinks items={page.more} />
      </Section>
      <Section>
        <CardGrid {...page.teaching} />
      </Section>
      <Section surface="sage">
        <Place {...page.contact} />
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
