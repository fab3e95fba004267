import type { Page } from '../schema';

export const page = {
  path: '/corporate-training/ethical-ai',
  title: 'Ethical AI for organisations',
  description:
    'Corporate training in using AI fairly, safely and within the law: topics, formats, outcomes and how to start.',
  heading: 'Ethical AI',
  lead: 'Use AI fairly, safely and within the law.',
} satisfies Page;
