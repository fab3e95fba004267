import type { CorporatePage } from '../content';
import { corporateIcons } from '../corporate';
import { engagement } from '../engagement';
import { sample } from '../sample';

export const page: CorporatePage = {
  path: '/corporate-training/practical-ai',
  title: 'Practical AI consulting',
  description: 'Consulting that looks at how you work, finds where AI helps, and helps you to introduce it carefully.',
  heading: 'Practical AI',
  lead: 'We look at how you work, find where AI helps, and help you introduce it carefully.',
  icon: corporateIcons.practicalAi,
  what: {
    heading: 'What it is',
    paragraphs: [
      'Not every problem needs AI, and not every AI project needs to be large. We look at your work with you, pick a few tasks where it could help, and try one properly before anyone buys anything.',
      'You keep what we make: the notes, the measurements and, where there is one, the prototype.',
    ],
  },
  formats: {
    heading: 'Formats',
    items: sample([
      { title: 'Discovery', text: 'A few days with your people, ending in a short list of tasks worth trying.' },
      { title: 'Pilot', text: 'One task, done with AI and without, and compared.' },
      { title: 'Introduction', text: 'Training, rules and support while the new way of working settles.' },
    ]),
  },
  outcomes: {
    heading: 'What you will have at the end',
    items: [
      'A list of tasks where AI helps, and where it does not',
      'A tested example on your own work',
      'An estimate of cost, effort and risk',
      'Rules for people who will use it',
      'A plan for the next step, or the knowledge that there should be none',
    ],
  },
  engagement,
  start: {
    heading: 'How to start',
    paragraphs: [
      sample('Describe one task that takes too long. A person replies, and the first conversation costs nothing.'),
    ],
  },
  questions: {
    heading: 'Questions from employers',
    items: [
      {
        question: 'Do you sell software?',
        answer: sample('No. We advise on tools and earn nothing from their makers.'),
      },
      {
        question: 'Will you need our data?',
        answer: 'Only what the pilot needs, under your rules, and never for anything else.',
      },
      {
        question: 'What if AI does not help?',
        answer: 'Then we say so. A pilot that ends in “no” has saved you a project.',
      },
    ],
  },
};
