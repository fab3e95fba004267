import type { Page } from '../schema';

export const page = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'The terms for using this site, our privacy notice, what analytics does, and our accessibility statement in plain words.',
  heading: 'Terms and conditions',
  lead: 'The rules of this site in plain words, with our privacy notice and accessibility statement.',
} satisfies Page;
