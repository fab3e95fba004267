import organisation from '../catalogue/organisation.yaml';
import page from '../catalogue/pages/home.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { Questions } from '../sections/common/Questions';
import { TextBlock } from '../sections/common/TextBlock';
import { CorporateBand } from '../sections/home/CorporateBand';
import { HomeHero } from '../sections/home/HomeHero';
import { ProgrammeAreas } from '../sections/home/ProgrammeAreas';
import { ProgrammesByCategory } from '../sections/home/ProgrammesByCategory';
import { SeasonBand } from '../sections/home/SeasonBand';
import { Facts } from '../ui/Facts/Facts';
import { PageTitle } from '../ui/PageTitle';
import { Section } from '../ui/Section/Section';

/** Outline of the closing band: motifs of every category and many programmes. */
const CLOSING = ['R 6 D 4', '8 3 5 S', '0 1 2 10'];

/** Accreditation and registration of the centre (S1-02). Their numbers stand in the header. */
const claims = [organisation.accreditation, organisation.registration].map(({ label, body }) => ({
  label,
  value: body,
}));

/** The home page. */
export default function Home() {
  return (
    <>
      <PageTitle title={page.title} />
      <HomeHero {...page} />
      <ProgrammesByCategory {...page.programmes} />
      <SeasonBand {...page.season} />
      <Section surface="sage" hasColumns>
        <TextBlock {...page.learning} paragraphs={[page.learning.lead]} />
        <Facts items={claims} />
      </Section>
      <CorporateBand {...page.corporate} />
      <Section>
        <Questions {...page.questions} more={<ProgrammeAreas {...page.areas} />} />
      </Section>
      <CallToAction {...page.closing} outline={CLOSING} />
    </>
  );
}
