import type { Pieces } from '../content';
import type { Page } from '../schema';

export interface NotFoundPage extends Page {
  suggestions: Pieces;
}

export const page: NotFoundPage = {
  path: '/404',
  title: 'Page not found',
  description: 'The page you asked for is not on this site. It may have moved, or its address may have a slip.',
  heading: 'We could not find that page',
  lead: 'The address may have a slip, or the page has moved. These pages may help.',
  suggestions: {
    heading: 'Ways on',
    items: [
      { title: 'Home', text: 'All programmes, from the first page.', path: '/' },
      { title: 'Pricing', text: 'Programmes and fees, side by side.', path: '/programPricing' },
      { title: 'Intake blocks', text: 'When programmes start, and the last day to apply.', path: '/intake-blocks' },
    ],
  },
};
