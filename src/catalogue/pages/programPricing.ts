import type { Invitation, Passage, Questions } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface PricingPage extends Page {
  comparison: { heading: string; lead: string; caption: string };
  kinds: { heading: string; lead: string; caption: string };
  paying: Passage;
  questions: Questions;
  closing: Invitation;
}

export const page: PricingPage = {
  path: '/programPricing',
  title: 'Pricing',
  description:
    'Compare our programmes side by side: fees, time, what is included and the ways to pay, before you apply.',
  heading: 'Fees, side by side',
  lead: 'Everything you pay and everything you get, before you apply.',
  comparison: {
    heading: 'Compare the programmes',
    lead: 'Fee, time, what is included and ways to pay, for every programme that you can apply for now.',
    caption: 'Programmes compared',
  },
  kinds: {
    heading: 'Compare the kinds of programme',
    lead: 'Not sure how far to go? Start with how much time you have.',
    caption: 'Kinds of programme compared',
  },
  paying: {
    heading: 'Ways to pay',
    paragraphs: [sample('The fee is the same for everyone. How you pay it is up to you.')],
    items: sample([
      'Once-off, before the first day: the lowest total.',
      'Monthly, where the programme has a plan: the first payment with your application.',
      'By your employer, on invoice.',
    ]),
  },
  questions: {
    heading: 'Questions about pricing',
    items: [
      {
        question: 'Why does the monthly plan cost more?',
        answer: 'It spreads the fee over time. The table shows both totals, so that you can choose knowingly.',
      },
      {
        question: 'Are there bursaries?',
        answer: 'Some employers sponsor learners. The page on learnerships and bursaries says how that works.',
      },
      { question: 'Does the price change?', answer: sample('The fee on the day you apply is the fee you pay.') },
    ],
  },
  closing: { heading: 'Ready when you are', lead: 'Create an applicant profile and save your progress as you go.' },
};
