import type { ComponentProps } from 'react';
import type { IntakeState } from '../../catalogue/intakeDates';
import * as dateTexts from '../../catalogue/interface/dates.yaml';
import { Badge } from '../../ui/Badge/Badge';

type BadgeStyle = Omit<ComponentProps<typeof Badge>, 'children'>;

const BADGES: Record<IntakeState, BadgeStyle> = {
  'not-open': { kind: 'soon', icon: 'clock' },
  open: { kind: 'open', icon: 'check' },
  'closing-soon': { kind: 'closing-soon', icon: 'alert' },
  full: { kind: 'full', icon: 'minus' },
  closed: { kind: 'full', icon: 'close' },
  running: { kind: 'full', icon: 'book' },
  past: { kind: 'full', icon: 'calendar' },
};

/** State of an intake on the visitor's day, as a badge. */
export function IntakeStatus({ state }: { state: IntakeState }) {
  return <Badge {...BADGES[state]}>{dateTexts.states[state]}</Badge>;
}
