import type { Page } from '../schema';

export const page = {
  path: '/about',
  title: 'About us',
  description:
    'Who we are, how we teach, and how to check our accreditation and our registration as a training provider.',
  heading: 'About us',
  lead: 'We are an accredited technology training centre in South Africa. We teach people to build, defend and use technology.',
} satisfies Page;
