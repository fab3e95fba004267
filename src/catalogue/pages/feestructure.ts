import type { Passage, Questions } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface FeesPage extends Page {
  table: { caption: string };
  paying: Passage;
  refunds: Passage;
  questions: Questions;
}

export const page: FeesPage = {
  path: '/programs/feestructure',
  title: 'Fee structure',
  description:
    'Every programme’s fee in one table: the once-off price, the monthly plan and its total, the ways to pay, and what you get back if you stop.',
  heading: 'Fee structure',
  lead: 'What every programme costs, once-off and by the month, in one table.',
  table: { caption: 'Fees of every programme, in rand' },
  paying: {
    heading: 'Ways to pay',
    paragraphs: ['Choose one when you apply. You can ask us to change it before the first day.'],
    items: sample([
      'Once-off: the whole fee before the first day. This is the lowest total.',
      'Monthly: equal payments, the first with your application. Not every programme has a plan.',
      'Employer: we invoice your company and agree the dates with them.',
    ]),
  },
  refunds: {
    heading: 'If you change your mind',
    paragraphs: sample([
      'Tell us in writing before the first day and we return what you paid. After it, we return the part that pays for modules you have not started.',
    ]),
  },
  questions: {
    heading: 'Questions about fees',
    items: [
      {
        question: 'Is there a registration fee?',
        answer: sample('No. The fee in the table is everything you pay to us.'),
      },
      { question: 'What else will I need to pay for?', answer: 'Your own computer and internet connection.' },
      { question: 'Do fees include VAT?', answer: sample('Yes.') },
    ],
  },
};
