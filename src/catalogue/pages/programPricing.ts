import type { Page } from '../schema';

export const page = {
  path: '/programPricing',
  title: 'Pricing',
  description:
    'Compare our programmes side by side: fees, time, what is included and the ways to pay, before you apply.',
  heading: 'Fees, side by side',
  lead: 'Everything you pay and everything you get, before you apply.',
} satisfies Page;
