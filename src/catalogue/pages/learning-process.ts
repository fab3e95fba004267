import type { Page } from '../schema';

export const page = {
  path: '/learning-process',
  title: 'Learning process',
  description:
    'How learning works here, from your first visit to your certificate: applying, lessons, projects, feedback and assessment.',
  heading: 'How learning works',
  lead: 'From your first visit to your certificate, one step at a time.',
} satisfies Page;
