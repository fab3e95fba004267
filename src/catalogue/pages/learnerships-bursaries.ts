import type { Page } from '../schema';

export const page = {
  path: '/corporate-training/learnerships-bursaries',
  title: 'Learnerships and bursaries',
  description:
    'Sponsor a learner or grow your own staff: how learnerships and bursaries work with us, and how to start.',
  heading: 'Learnerships & Bursaries',
  lead: 'Sponsor a learner, or grow the people you already have.',
} satisfies Page;
