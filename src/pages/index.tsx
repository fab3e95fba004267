import page from '../catalogue/pages/home.yaml';
import { Accreditation } from '../sections/common/Accreditation';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLinks } from '../sections/common/ContactLinks';
import { ProgrammeAreas } from '../sections/common/ProgrammeAreas';
import { Questions } from '../sections/common/Questions';
import { StepsBand } from '../sections/common/StepsBand';
import { CorporateBand } from '../sections/home/CorporateBand';
import { HomeHero } from '../sections/home/HomeHero';
import { ProgrammesByCategory } from '../sections/home/ProgrammesByCategory';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function Home() {
  return (
    <>
      <PageMeta title={page.title} />
      <HomeHero heading={page.heading} lead={page.lead} offer={page.offer} lesson={page.lesson} />
      <ProgrammesByCategory {...page.programmes} />
      <StepsBand {...page.learning} />
      <CorporateBand {...page.corporate} />
      <Section>
        <ProgrammeAreas {...page.areas} />
      </Section>
      <Accreditation {...page.accreditation} />
      <Section>
        <Questions {...page.questions}>
          <ContactLinks />
        </Questions>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
