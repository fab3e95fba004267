import type { CardGrid } from '../content';
import type { Page } from '../schema';

export interface NotFoundPage extends Page {
  suggestions: CardGrid;
}

export const page: NotFoundPage = {
  path: '/404',
  title: 'Page not found',
  description: 'The page you asked for is not on this site. It may have moved, or its address may be mistyped.',
  heading: 'We could not find that page',
  lead: 'The page has moved or never existed, or the address has a typing mistake in it.',
  suggestions: {
    heading: 'Ways on',
    items: [
      { title: 'How learning works', text: 'From your first visit to your certificate.', path: '/learning-process' },
      { title: 'Pricing', text: 'Programmes and fees, side by side.', path: '/programPricing' },
      { title: 'Intake blocks', text: 'When programmes start, and the last day to apply.', path: '/intake-blocks' },
    ],
  },
};
