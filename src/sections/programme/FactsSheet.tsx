import type { ReactNode } from 'react';
import { fill } from '../../catalogue/fill';
import { nextOfSubject } from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { Programme } from '../../catalogue/schema';
import {
  dayParts,
  formatCertificate,
  formatDuration,
  formatLessons,
  formatMonthly,
  formatRand,
  formatShortDay,
} from '../../ui/format';
import { Icon, type IconName } from '../../ui/Icon/Icon';
import { useNextIntake } from '../../ui/useNextIntake';
import { AskUs } from '../common/AskUs';
import * as styles from './FactsSheet.css';

/**
 * A labelled day as one text node. Orca pauses before a time element in a description, and in Firefox skips a
 * description that is only one.
 */
function inWords(isoDay: string): string {
  const [weekday] = dayParts(isoDay);
  return `${weekday} ${formatShortDay(isoDay)}`;
}

/** Facts of a programme, with its next intake on the visitor's day and the last day to apply for that (S1-14). */
export function FactsSheet({ programme }: { programme: Programme }) {
  const { path, name, duration, mode, hours, lessons, fee, certificate, isUpcoming } = programme;
  const intake = useNextIntake(path);
  const ask = <AskUs subject={fill(nextOfSubject, { name })}>{programmePageTexts.askWhen}</AskUs>;
  const starts = intake ? inWords(intake.starts) : factTexts.noDateYet;
  const once = fee && fill(programmePageTexts.onceOff, { fee: formatRand(fee.once) });
  const facts: [IconName, string, ReactNode][] = [
    ['clock', factTexts.duration, formatDuration(duration)],
    ['calendar', factTexts.nextIntake, isUpcoming ? factTexts.notYetSet : starts],
    ['calendar', factTexts.applicationsClose, !isUpcoming && (intake ? inWords(intake.closes) : ask)],
    [
      'tag',
      factTexts.fee,
      fee?.instalments ? (
        <>
          {`${once},`}
          <br />
          {fill(programmePageTexts.orInstalments, { instalments: formatMonthly(fee.once, fee.instalments) })}
        </>
      ) : (
        (once ?? factTexts.notYetSet)
      ),
    ],
    ['screen', factTexts.mode, mode],
    ['book', duration.unit === 'days' ? factTexts.hoursADay : factTexts.hoursAWeek, fill(factTexts.about, { hours })],
    ['people', factTexts.liveLessons, lessons && formatLessons({ duration, lessons })],
    ['certificate', factTexts.leadsTo, formatCertificate(certificate)],
  ];
  return (
    <aside className={styles.sheet} data-part="facts" aria-label={programmePageTexts.keyFacts}>
      <dl className={styles.facts}>
        {facts.map(
          ([icon, label, value]) =>
            value && (
              <div key={label} className={styles.fact}>
                <dt className={styles.term}>
                  <Icon name={icon} className={styles.icon} />
                  {label}
                </dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
