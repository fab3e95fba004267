import page from '../catalogue/pages/home.yaml';
import { Accreditation } from '../sections/common/Accreditation';
import { CallToAction } from '../sections/common/CallToAction';
import { ContactLines } from '../sections/common/ContactLinks';
import { ProgrammeAreas } from '../sections/common/ProgrammeAreas';
import { Questions } from '../sections/common/Questions';
import { CorporateBand } from '../sections/home/CorporateBand';
import { LearningBand, SeasonBand } from '../sections/home/DrawingBand';
import { HomeHero } from '../sections/home/HomeHero';
import { ProgrammesByCategory } from '../sections/home/ProgrammesByCategory';
import { PageTitle } from '../ui/PageTitle';
import { Section } from '../ui/Section/Section';

/** Outline of the closing band: motifs of every category and many programmes. */
const CLOSING = ['R 6 D 4', '8 3 5 S', '0 1 2 10'];

export default function Home() {
  return (
    <>
      <PageTitle title={page.title} />
      <HomeHero {...page} />
      <ProgrammesByCategory {...page.programmes} />
      <SeasonBand {...page.season} />
      <LearningBand {...page.learning} />
      <Accreditation {...page.accreditation} />
      <CorporateBand {...page.corporate} />
      <Section>
        <Questions {...page.questions} more={<ProgrammeAreas {...page.areas} />}>
          <ContactLines />
        </Questions>
      </Section>
      <CallToAction {...page.closing} outline={CLOSING} />
    </>
  );
}
