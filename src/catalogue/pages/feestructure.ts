import type { Page } from '../schema';

export const page = {
  path: '/programs/feestructure',
  title: 'Fee structure',
  description:
    'Every programme’s fee in one table: the once-off price, the monthly plan and its total, and what the fee pays for.',
  heading: 'Fee structure',
  lead: 'What every programme costs, once-off and by the month, in one table.',
} satisfies Page;
