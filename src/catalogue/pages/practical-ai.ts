import type { Page } from '../schema';

export const page = {
  path: '/corporate-training/practical-ai',
  title: 'Practical AI consulting',
  description: 'Consulting that looks at how you work, finds where AI helps, and helps you to introduce it carefully.',
  heading: 'Practical AI',
  lead: 'We look at how you work, find where AI helps, and help you to introduce it carefully.',
} satisfies Page;
