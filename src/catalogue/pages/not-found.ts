import type { Page } from '../schema';

export const page = {
  path: '/404',
  title: 'Page not found',
  description:
    'The page you asked for is not on this site. It may have moved, or its address may have a slip. Here are ways on.',
  heading: 'We could not find that page',
  lead: 'The address may have a slip, or the page has moved. These pages may help.',
  suggestions: [
    { title: 'Home', text: 'Start again from the first page.', path: '/' },
    { title: 'Pricing', text: 'Compare programmes and fees.', path: '/programPricing' },
    { title: 'Intake blocks', text: 'See when programmes start.', path: '/intake-blocks' },
  ],
} satisfies Page;
