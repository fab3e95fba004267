import { answer, documents } from '../../catalogue/applying.yaml';
import { fill } from '../../catalogue/fill';
import { apply, noDateYet } from '../../catalogue/interface/facts.yaml';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Category, OpenProgramme, Programme } from '../../catalogue/schema';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { formatInstalments, formatRand } from '../../ui/format';
import { leadText } from '../../ui/text.css';
import { useNextIntake } from '../../ui/useNextIntake';
import { ClosingBand } from '../common/ClosingBand';
import { ProgrammeActions } from './ProgrammeActions';

/** First day, closing day, fee, seats, and how to apply. */
function Invitation({ programme }: { programme: OpenProgramme }) {
  const intake = useNextIntake(programme.path);
  const { fee, asksForResults } = programme;
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
      <p>{`${programmePageTexts.group} ${asksForResults ? documents.withResults : documents.text} ${answer.text}`}</p>
    </>
  );
}

/** Last call of a programme's page, on its family's surface (S1-61). */
export function ProgrammeClosing({ programme, category }: { programme: Programme; category: Category }) {
  return (
    <ClosingBand
      variant={category.family}
      icons={[programme.icon, category.icon]}
      isHiddenInPrint={Boolean(programme.isUpcoming)}
    >
      {programme.isUpcoming ? (
        <>
          <h2>{programmePageTexts.closing.upcoming}</h2>
          <p className={leadText}>{programmePageTexts.closing.once}</p>
        </>
      ) : (
        <Invitation programme={programme} />
      )}
      <ProgrammeActions programme={programme} place="closing" />
    </ClosingBand>
  );
}
