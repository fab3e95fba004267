import type { ComponentProps } from 'react';
import type { IntakeState } from '../catalogue/intakeDates';
import * as dateTexts from '../catalogue/interface/dates.yaml';
import { Badge } from './Badge/Badge';

type BadgeStyle = Omit<ComponentProps<typeof Badge>, 'children'>;

const BADGES: Record<IntakeState, BadgeStyle> = {
  'not-open': { look: 'soon', icon: 'clock' },
  open: { look: 'open', icon: 'check' },
  'closing-soon': { look: 'closing-soon', icon: 'alert' },
  full: { look: 'full', icon: 'minus' },
  closed: { look: 'full', icon: 'close' },
  running: { look: 'full', icon: 'book' },
  past: { look: 'full', icon: 'calendar' },
};

/** State of an intake on the visitor's day, as a badge. */
export function IntakeStatus({ state }: { state: IntakeState }) {
  return <Badge {...BADGES[state]}>{dateTexts.states[state]}</Badge>;
}
