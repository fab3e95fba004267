import type { ReactNode } from 'react';
import { categoryOf } from '../../../catalogue/categoryOf';
import { hoursBetween } from '../../../catalogue/day';
import { fill } from '../../../catalogue/fill';
import { needs } from '../../../catalogue/interface/facts.yaml';
import { suitability as texts, workload } from '../../../catalogue/interface/programmePage.yaml';
import type { OpenProgramme, Programme } from '../../../catalogue/schema';
import { stack, wideStack } from '../../../ui/layout.css';
import { CheckList } from '../../common/CheckList';
import { EntryCheck } from '../lazyParts';
import * as styles from './EntryCheck.css';
import { Requirements } from './Requirements';

interface SuitabilityProps {
  programme: Programme;
  /** The questions about it. */
  children?: ReactNode;
}

/** Help to decide: whom it suits, the hours it takes, what is needed first, and questions. */
export function Suitability({ programme, children }: SuitabilityProps) {
  const { entry, audience } = programme;
  return (
    <div className={styles.columns} data-family={categoryOf(programme).family}>
      <div className={styles.fit}>
        <div className={stack}>
          <h2>{texts.heading}</h2>
          <CheckList items={audience} />
        </div>
        <div className={stack}>
          <h3>{texts.hours}</h3>
          <p>{hoursOf(programme)}</p>
        </div>
      </div>
      <div className={wideStack}>
        <h3 id="needs">{needs}</h3>
        <EntryCheck programme={programme} labelledBy="needs" fallback={<Requirements entry={entry} />} />
      </div>
      {children}
    </div>
  );
}

/** Hours of live lessons in a week, or in a day for a programme of days. */
function liveHours({ days, from, to }: OpenProgramme['lessons'], unit: 'day' | 'week'): number {
  return hoursBetween(from, to) * (unit === 'week' ? days.length : 1);
}

/** Hours with halves: `5`, `2½`. */
function formatHalfHours(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;
}

/** The hours of a programme, and how many of them are live lessons, where these are announced (S1-43). */
function hoursOf({ hours, lessons, duration }: Programme): string {
  const unit = duration.unit === 'days' ? 'day' : 'week';
  const total = fill(workload[unit], { hours });
  if (!lessons) return `${total}.`;
  const live = liveHours(lessons, unit);
  if (live >= hours) return `${total}: ${workload.allLive}`;
  return `${total}: ${fill(workload.live, { live: formatHalfHours(live), own: formatHalfHours(hours - live) })}`;
}
