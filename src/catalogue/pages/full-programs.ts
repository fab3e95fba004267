import type { Page } from '../schema';

export const page = {
  path: '/programs/full-programs',
  title: 'Full Programs',
  description:
    'Long, guided programmes in software and AI development: what a Full Program is, who it suits, and the next intakes and fees.',
  heading: 'Full Programs',
  lead: 'A full route into software or AI development, with guidance from the first day to the final project.',
} satisfies Page;
