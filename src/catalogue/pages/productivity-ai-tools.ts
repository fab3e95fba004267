import type { Page } from '../schema';

export const page = {
  path: '/corporate-training/productivity-ai-tools',
  title: 'Productivity AI tools for teams',
  description:
    'Corporate training in everyday AI tools: what your team learns, how the training runs and how to start.',
  heading: 'Productivity AI Tools',
  lead: 'Everyday AI for office work, taught on the tasks your team already does.',
} satisfies Page;
