import type { Invitation, Passage, Questions } from '../content';
import { sample } from '../sample';
import type { Category, Page } from '../schema';

/** What the programmes' own facts do not say of a kind of study. */
export interface KindOfStudy {
  /** Who it is for. */
  suits: string;
  /** What a visitor needs first. */
  needs: string;
  hasLiveLessons: boolean;
  hasFinalProject: boolean;
}

export interface PricingPage extends Page {
  kinds: {
    caption: string;
    /** The entry level, which is not a programme. */
    taster: KindOfStudy & { time: string; hours: string; monthly: string; fee: string };
    byCategory: Record<Category['id'], KindOfStudy>;
  };
  programmes: { heading: string; lead: string; caption: string };
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
  lead: sample('Everything you pay and everything you get, before you apply. Prices include VAT.'),
  kinds: {
    caption: 'Kinds of programme compared',
    taster: {
      suits: 'Anyone who has never written code',
      time: sample('A few hours'),
      hours: 'You choose',
      needs: 'Nothing',
      hasLiveLessons: false,
      hasFinalProject: false,
      monthly: 'Not needed',
      fee: sample('Free'),
    },
    byCategory: sample({
      'full-program': {
        suits: 'People who want a full route into a career',
        needs: 'Matric or equivalent',
        hasLiveLessons: true,
        hasFinalProject: true,
      },
      bootcamp: {
        suits: 'People who want one set of skills, soon',
        needs: 'To be comfortable with a computer',
        hasLiveLessons: true,
        hasFinalProject: true,
      },
      masterclass: {
        suits: 'People who work and need one topic',
        needs: 'Some experience of work',
        hasLiveLessons: true,
        hasFinalProject: false,
      },
      'career-booster': {
        suits: 'People who work and want to use AI better',
        needs: 'A job or a field to apply it in',
        hasLiveLessons: true,
        hasFinalProject: true,
      },
    }),
  },
  programmes: {
    heading: 'Fees by programme',
    caption: 'Fees by programme',
    lead: 'A monthly plan costs a little more in all; the fee structure shows both totals.',
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
