/** Principle 4: robust. 4.1.1 Parsing was removed from WCAG 2.2. */
import type { Criterion } from './model';

export const robust: Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    slug: 'name-role-value',
    decidedBy: 'person',
    proves:
      'Every control has a name and a role, and ARIA is used as specified. Not: that name, role and state say what is true.',
    steps: [
      'Walk through the readings in this report: name, role and state of each control must fit what is on the screenshot.',
      'Open, close, choose and switch each control: the state that is announced must change with it.',
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    slug: 'status-messages',
    decidedBy: 'person',
    proves:
      'A change of page is announced, and the results count is a status. Not: that every message is heard in time.',
    steps: [
      'With a screen reader search for ‘software’ and for ‘zzz’: the count and ‘No programs found’ must be said while the focus stays.',
      'Follow a menu link: the new page’s name must be said.',
    ],
  },
];
