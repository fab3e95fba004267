import { applyingFor } from '../../catalogue/applyingFor';
import { noDateYet } from '../../catalogue/interface/facts.yaml';
import { closing } from '../../catalogue/interface/programmePage.yaml';
import type { Category, OpenProgramme, Programme } from '../../catalogue/schema';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { container, wideStack } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { leadText } from '../../ui/text.css';
import { useNextIntake } from '../../ui/useNextIntake';
import { offPaper } from '../common/ClosingBand.css';
import { NumberedSteps } from '../common/NumberedSteps';
import { ProgrammeActions } from './ProgrammeActions';
import * as styles from './ProgrammePage.css';

/** How to apply, with the closing day and the first day of the next intake. */
function HowToApply({ programme }: { programme: OpenProgramme }) {
  const intake = useNextIntake(programme.path);
  const lead = intake && (
    <Filled text={closing.until} closes={<Day iso={intake.closes} />} day={<Day iso={intake.starts} />} />
  );
  return <NumberedSteps {...applyingFor(programme)} lead={lead ?? `${noDateYet}.`} isRow />;
}

/** Last call of a programme's page, on its family's surface (S1-61): the steps of an application, and its actions. */
export function ProgrammeClosing({ programme, category }: { programme: Programme; category: Category }) {
  return (
    <section
      data-part="last-call"
      className={`${styles.closing} ${tint[category.family]} ${programme.isUpcoming ? offPaper : ''}`.trim()}
    >
      <div className={`${container} ${wideStack}`}>
        {programme.isUpcoming ? (
          <>
            <h2>{closing.upcoming}</h2>
            <p className={leadText}>{closing.once}</p>
          </>
        ) : (
          <HowToApply programme={programme} />
        )}
        <ProgrammeActions programme={programme} place="closing" />
      </div>
    </section>
  );
}
