import * as dateTexts from '../catalogue/interface/dates.yaml';
import page from '../catalogue/pages/intake-blocks.yaml';
import { CallToAction } from '../sections/common/CallToAction';
import { PageHeader } from '../sections/common/PageHeader';
import { QuestionBand } from '../sections/common/Questions';
import { RelatedLinks } from '../sections/common/RelatedLinks';
import { SectionHeader } from '../sections/common/SectionHeader';
import { Season } from '../sections/common/season/Season';
import { fromRoom } from '../sections/common/season/Season.css';
import { unfinishedAtBuild } from '../sections/common/unfinishedAtBuild';
import { Closures } from '../sections/intakes/Closures';
import { IntakeTable } from '../sections/intakes/IntakeTable';
import { OpenLessons } from '../sections/intakes/OpenLessons';
import { Section } from '../ui/Section/Section';
import { visuallyHidden } from '../ui/text.css';

/** The page of all intake dates. */
export default function IntakeBlocks() {
  return (
    <>
      <PageHeader {...page} />
      {unfinishedAtBuild().length > 0 && (
        <Section surface="deep" className={fromRoom}>
          <SectionHeader heading={page.timeline.heading} />
          <Season />
          <p className={visuallyHidden}>{dateTexts.tableBelow}</p>
        </Section>
      )}
      <Section weight="major">
        <SectionHeader heading={page.table.heading} />
        <IntakeTable caption={page.table.caption} showAll={page.table.showAll} />
        <RelatedLinks items={page.table.more} />
      </Section>
      <Section surface="sand" hasColumns>
        <div id="open-lessons">
          <OpenLessons {...page.openLessons} />
        </div>
        <div id="closures">
          <Closures {...page.closures} />
        </div>
      </Section>
      <QuestionBand {...page.questions} />
      <CallToAction {...page.closing} />
    </>
  );
}
