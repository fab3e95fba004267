import type { Steps } from './content';
import { sample } from './sample';

/** Steps of a training engagement for an organisation. */
export const engagement: Steps = {
  heading: 'How an engagement runs',
  lead: 'Four steps, agreed with you in writing before we begin.',
  items: [
    {
      title: 'We listen',
      text: sample('A first conversation about your people, your work and your rules. It costs nothing.'),
    },
    {
      title: 'We propose',
      text: 'A short plan: who takes part, what they will be able to do, when, and what it costs.',
    },
    { title: 'We work', text: 'Sessions on your own tasks, with notes and materials that your people keep.' },
    { title: 'We look back', text: 'A short report on what was learned, what stuck, and what to do next.' },
  ],
};
