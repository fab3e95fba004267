import type { Page } from '../schema';

export const page = {
  path: '/careers',
  title: 'Careers',
  description:
    'Work with us, or see where the skills you learn here can take you. No promises, just what the work is like.',
  heading: 'Careers',
  lead: 'Working at the centre, and where the skills you learn here can lead.',
} satisfies Page;
