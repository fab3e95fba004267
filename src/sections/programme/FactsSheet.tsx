import { mailAddress } from '../../catalogue/addresses';
import { hoursBetween } from '../../catalogue/day';
import { fill } from '../../catalogue/fill';
import { lastDay, nextOfSubject } from '../../catalogue/interface/dates.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as programmePageTexts from '../../catalogue/interface/programmePage.yaml';
import type { OpenProgramme, Programme } from '../../catalogue/schema';
import { type Fact, Facts } from '../../ui/Facts/Facts';
import {
  dayParts,
  formatCertificate,
  formatDuration,
  formatLessons,
  formatMonthly,
  formatRand,
  formatShortDay,
} from '../../ui/format';
import { useNextIntake } from '../../ui/useNextIntake';
import * as styles from './ProgrammeHero.css';

/**
 * A labelled day as one text node. Orca pauses before a time element in a description, and in Firefox skips a
 * description that is only one.
 */
function inWords(isoDay: string): string {
  const [weekday] = dayParts(isoDay);
  return `${weekday} ${formatShortDay(isoDay)}`;
}

/** Hours with halves: `5`, `2½`. */
function formatHalfHours(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;
}

/** How many of the hours are live lessons (S1-43): of a week, or of a day for a programme of days. */
function inLessons({ hours, lessons, duration }: Pick<OpenProgramme, 'hours' | 'lessons' | 'duration'>): string {
  const live = hoursBetween(lessons.from, lessons.to) * (duration.unit === 'days' ? 1 : lessons.days.length);
  if (live >= hours) return programmePageTexts.workload.allLive;
  return fill(programmePageTexts.workload.live, { live: formatHalfHours(live), own: formatHalfHours(hours - live) });
}

/** Facts of a programme, with its next intake on the visitor's day and the last day to apply for that (S1-14). */
export function FactsSheet({ programme }: { programme: Programme }) {
  const { path, name, duration, mode, hours, lessons, fee, certificate, isUpcoming } = programme;
  const intake = useNextIntake(path);
  const ask = <a href={mailAddress(fill(nextOfSubject, { name }))}>{programmePageTexts.askWhen}</a>;
  const starts = intake ? inWords(intake.starts) : factTexts.noDateYet;
  const once = fee && fill(programmePageTexts.onceOff, { fee: formatRand(fee.once) });
  const facts: (Fact | false | undefined)[] = [
    {
      icon: 'calendar',
      label: factTexts.nextIntake,
      value: isUpcoming ? factTexts.notYetSet : starts,
      note: intake && `${lastDay} ${formatShortDay(intake.ends)}`,
    },
    !isUpcoming && {
      icon: 'calendar',
      label: factTexts.applicationsClose,
      value: intake ? inWords(intake.closes) : ask,
    },
    {
      icon: 'tag',
      label: factTexts.fee,
      value: once ?? factTexts.notYetSet,
      note:
        fee?.instalments &&
        fill(programmePageTexts.orInstalments, { instalments: formatMonthly(fee.once, fee.instalments) }),
    },
    { icon: 'clock', label: factTexts.duration, value: formatDuration(duration) },
    { icon: 'screen', label: factTexts.mode, value: mode },
    {
      icon: 'book',
      label: duration.unit === 'days' ? factTexts.hoursADay : factTexts.hoursAWeek,
      value: fill(factTexts.about, { hours }),
      note: lessons && inLessons({ hours, lessons, duration }),
    },
    lessons && { icon: 'people', label: factTexts.liveLessons, value: formatLessons({ duration, lessons }) },
    { icon: 'certificate', label: factTexts.leadsTo, value: formatCertificate(certificate) },
  ];
  return (
    <aside className={styles.sheet} data-part="facts" aria-label={programmePageTexts.keyFacts}>
      <Facts items={facts.filter((fact): fact is Fact => Boolean(fact))} />
    </aside>
  );
}
