import { page } from '../catalogue/pages/home';
import { Accreditation } from '../sections/Accreditation';
import { Areas } from '../sections/Areas';
import { CallToAction } from '../sections/CallToAction';
import { ChatButton } from '../sections/ChatButton';
import { CodeCurious } from '../sections/CodeCurious';
import { CorporateBand } from '../sections/CorporateBand';
import { FactsRow } from '../sections/FactsRow';
import { HomeHero } from '../sections/HomeHero';
import { ProgrammesByCategory } from '../sections/ProgrammesByCategory';
import { Questions } from '../sections/Questions';
import { StepsBand } from '../sections/StepsBand';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function Home() {
  return (
    <>
      <PageMeta title={page.title} />
      <HomeHero heading={page.heading} lead={page.lead} />
      <FactsRow />
      <ProgrammesByCategory {...page.programmes} />
      <CodeCurious {...page.codeCurious} />
      <StepsBand {...page.learning} />
      <CorporateBand {...page.corporate} />
      <Section>
        <Areas {...page.areas} />
      </Section>
      <Accreditation {...page.accreditation} />
      <Section>
        <Questions {...page.questions}>
          <ChatButton />
        </Questions>
      </Section>
      <CallToAction {...page.closing} />
    </>
  );
}
