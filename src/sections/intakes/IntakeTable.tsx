import { mailAddress, registrationAddress } from '../../catalogue/addresses';
import { factsOf } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import { intakeState, nextIntake } from '../../catalogue/intakeDates';
import { intakes } from '../../catalogue/intakes.yaml';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { Intake } from '../../catalogue/schema';
import type { PageOf } from '../../catalogue/schema/pages';
import { calendarAddress } from '../../catalogue/slugs';
import { actionLink } from '../../ui/actionLink.css';
import { Button } from '../../ui/Button/Button';
import { Day } from '../../ui/Day';
import { Filled } from '../../ui/Filled';
import { formatDay, formatMonth } from '../../ui/format';
import { IntakeStatus } from '../../ui/IntakeStatus';
import { wideStack } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { Cell, columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';
import { linksLast } from '../../ui/StackingTable/StackingTable.css';
import { visuallyHidden } from '../../ui/text.css';
import { useShowRest } from '../../ui/useShowRest';
import { useToday } from '../../ui/useToday';
import { NothingAhead } from '../common/NothingAhead';
import { unfinishedAtBuild } from '../common/unfinishedAtBuild';
import * as styles from './IntakeTable.css';

const COLUMNS = columnsOf(
  [factTexts.programme, 28],
  [dateTexts.status, 14],
  [factTexts.applicationsClose, 12],
  [dateTexts.firstDay, 12],
  [dateTexts.lastDay, 12],
  [dateTexts.nextStep, 22],
);

/** Intakes that a phone shows until a press. */
const FIRST = 4;

/** Link to apply for an intake that is open (S2-97). */
function Apply({ intake, today }: { intake: Intake; today: string }) {
  const state = intakeState(intake, today);
  if (state !== 'open' && state !== 'closing-soon') return null;
  const { name } = factsOf(intake.programme);
  return (
    <a className={actionLink} href={registrationAddress({ programme: name })}>
      <span className={visuallyHidden}>{`${name}: `}</span>
      {commonTexts.applyNow}
    </a>
  );
}

const DayCell = ({ label, iso }: { label: string; iso: string }) => (
  <Cell label={label}>
    <Day iso={iso} isShort />
  </Cell>
);

/**
 * Cells of an intake: its state on the visitor's day, dates, and calendar file. Where applications are not open yet, the
 * opening day is the state. A full intake names a contact.
 */
function IntakeCells({ intake, today }: { intake: Intake; today: string }) {
  const state = intakeState(intake, today);
  const { opens, closes, starts, ends } = intake;
  const which = { name: factsOf(intake.programme).name, day: formatDay(starts) };
  return (
    <>
      <Cell label={dateTexts.status}>
        {state === 'not-open' ? (
          <span>
            <Filled text={dateTexts.opensOn} day={<Day iso={opens} isShort />} />
          </span>
        ) : (
          <IntakeStatus state={state} />
        )}
      </Cell>
      <DayCell label={barTexts.applyBy} iso={closes} />
      <DayCell label={dateTexts.firstDay} iso={starts} />
      <DayCell label={dateTexts.lastDay} iso={ends} />
      <Cell>
        <div className={styles.links}>
          <Apply intake={intake} today={today} />
          {intake.isFull ? (
            <a className={actionLink} href={mailAddress(fill(dateTexts.placeSubject, which))}>
              {dateTexts.askForPlace}
              <span className={visuallyHidden}>{` ${fill(dateTexts.inNameOnDay, which)}`}</span>
            </a>
          ) : (
            <a className={styles.quietLink} href={calendarAddress(intake)} download>
              <span className={visuallyHidden}>{`${fill(dateTexts.calendarOf, which)} `}</span>
              {dateTexts.addToCalendar}
            </a>
          )}
        </div>
      </Cell>
    </>
  );
}

/**
 * Every intake by month, with its dates, state and calendar file. A phone shows the first of them until a press (S2-90).
 * Without one ahead it says whom to ask.
 */
export function IntakeTable({ caption, showAll }: Pick<PageOf<'intake-blocks'>['table'], 'caption' | 'showAll'>) {
  const { list, isWhole, showRest } = useShowRest<HTMLDivElement>();
  const shown = unfinishedAtBuild();
  const today = useToday();
  const months = [...new Set(shown.map(({ starts }) => formatMonth(starts)))];
  const first = isWhole ? shown : shown.slice(0, FIRST);
  const partOf = (intake?: Intake) => (intake && first.includes(intake) ? undefined : 'later');
  const hasNext = nextIntake(intakes, today) !== undefined;
  return (
    <div ref={list} className={`${wideStack} ${linksLast} ${styles.table}`}>
      {shown.length > 0 && (
        <StackingTable caption={caption} columns={COLUMNS}>
          {months.map((month) => {
            const inMonth = shown.filter(({ starts }) => formatMonth(starts) === month);
            return (
              <Rows key={month} name={month} span={COLUMNS.length} className={tint.restio} part={partOf(inMonth[0])}>
                {inMonth.map((intake) => (
                  <Row
                    key={`${intake.programme} ${intake.starts}`}
                    className={styles.row}
                    part={partOf(intake)}
                    header={<ProgrammeName {...factsOf(intake.programme)} />}
                  >
                    <IntakeCells intake={intake} today={today} />
                  </Row>
                ))}
              </Rows>
            );
          })}
        </StackingTable>
      )}
      {!isWhole && shown.length > FIRST && (
        <Button
          variant="outlined"
          className={styles.showAll}
          onClick={() => showRest((table) => table.querySelectorAll<HTMLElement>('th a')[FIRST])}
        >
          {fill(showAll, { count: shown.length })}
        </Button>
      )}
      {/* Last, because it may appear on the visitor's day, and must not move the table. */}
      {!hasNext && <NothingAhead />}
    </div>
  );
}
