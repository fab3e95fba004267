import { fill } from '../../catalogue/fill';
import { apply, noDateYet } from '../../catalogue/interface/facts.yaml';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Category, OpenProgramme, Programme } from '../../catalogue/schema';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { formatInstalments, formatRand } from '../../ui/format';
import { container, stack } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { leadText } from '../../ui/text.css';
import { useNextIntake } from '../../ui/useNextIntake';
import { offPaper } from '../common/ClosingBand.css';
import { ProgrammeActions } from './ProgrammeActions';
import * as styles from './ProgrammePage.css';

/** First day, closing day and fee. */
function Invitation({ programme }: { programme: OpenProgramme }) {
  const intake = useNextIntake(programme.path);
  const { fee } = programme;
  return (
    <>
      <h2>{intake ? <Filled text={programmePageTexts.closing.heading} day={<Day iso={intake.starts} />} /> : apply}</h2>
      <p className={leadText}>
        {intake ? (
          <Filled text={programmePageTexts.closing.until} day={<Day iso={intake.closes} />} />
        ) : (
          `${noDateYet}.`
        )}{' '}
        {fill(programmePageTexts.onceOff, { fee: formatRand(fee.once) })}
        {fee.instalments
          ? `, ${fill(programmePageTexts.orInstalments, { instalments: formatInstalments(fee.instalments) })}.`
          : '.'}
      </p>
    </>
  );
}

/** Last call of a programme's page, on its family's surface (S1-61). */
export function ProgrammeClosing({ programme, category }: { programme: Programme; category: Category }) {
  return (
    <section
      data-part="last-call"
      className={`${styles.closing} ${tint[category.family]} ${programme.isUpcoming ? offPaper : ''}`.trim()}
    >
      <div className={`${container} ${styles.closingLine}`}>
        <div className={stack}>
          {programme.isUpcoming ? (
            <>
              <h2>{programmePageTexts.closing.upcoming}</h2>
              <p className={leadText}>{programmePageTexts.closing.once}</p>
            </>
          ) : (
            <Invitation programme={programme} />
          )}
        </div>
        <ProgrammeActions programme={programme} place="closing" />
      </div>
    </section>
  );
}
