import type { Page } from '../schema';

export const page = {
  path: '/intake-blocks',
  title: 'Intake blocks',
  description:
    'This year’s intake blocks for every programme: when applications open and close, and when study starts and ends.',
  heading: 'Intake blocks',
  lead: 'When each programme starts this year, and the last day to apply for it.',
} satisfies Page;
