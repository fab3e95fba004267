import { paths } from '../../paths';
import { capitalised, codeCurious } from '../codeCurious';
import type { Invitation, Passage, Questions, RelatedLink } from '../content';
import { sample } from '../sample';
import type { Category, Page } from '../schema';

/** A category's column of the comparison, beside the facts of its programmes. */
export interface CategoryNotes {
  /** Who it is for. */
  suits: string;
  /** What a visitor needs first. */
  needs: string;
  hasLiveLessons: boolean;
}

export interface PricingPage extends Page {
  categories: {
    caption: string;
    /** The entry level, which is not a programme. */
    entryLevel: CategoryNotes & { time: string; hours: string; finalProject: boolean; monthly: string; fee: string };
    byCategory: Record<Category['id'], CategoryNotes>;
  };
  programmes: { heading: string; lead: string; caption: string; more: RelatedLink[] };
  paying: Passage;
  /** Results to be published, and how each figure is counted (S1-46). */
  results: { heading: string; lead: string; awaited: string; figures: { name: string; counted: string }[] };
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
  categories: {
    caption: 'Kinds of programme compared',
    entryLevel: {
      suits: 'Anyone who has never written code',
      time: capitalised(codeCurious.time),
      hours: 'You choose',
      needs: 'Nothing',
      hasLiveLessons: false,
      finalProject: false,
      monthly: 'Not needed',
      fee: capitalised(codeCurious.fee),
    },
    byCategory: sample({
      'full-program': {
        suits: 'People who want a full route into a career',
        needs: 'Matric or equivalent',
        hasLiveLessons: true,
      },
      bootcamp: {
        suits: 'People who want one set of skills, soon',
        needs: 'To be comfortable with a computer',
        hasLiveLessons: true,
      },
      masterclass: {
        suits: 'People who work and need one topic',
        needs: 'Some experience of work',
        hasLiveLessons: true,
      },
      'career-booster': {
        suits: 'People who work and want to use AI better',
        needs: 'To be comfortable with a computer; for Python, to have written a little',
        hasLiveLessons: true,
      },
    }),
  },
  programmes: {
    heading: 'Fees by programme',
    caption: 'Fees by programme',
    lead: 'Where there is a monthly plan, it costs a little more in all. The fee structure has the total of each.',
    more: [
      { text: 'Fee structure: the totals of every plan', path: paths.feeStructure },
      { text: 'All intake dates', path: paths.intakeBlocks },
    ],
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
  results: {
    heading: 'What comes of it',
    lead: sample(
      'We have no figures to show yet, so these frames are empty. For each programme we will fill in the first two after an intake’s last day, and the third half a year later.',
    ),
    awaited: 'Not yet published',
    figures: sample([
      {
        name: 'Finished',
        counted:
          'Of 100 who came on the first day, how many were there on the last. Whoever stops counts as not finished.',
      },
      {
        name: 'Passed',
        counted:
          'Of 100 who came on the first day, how many have the certificate. Whoever passes at a second try counts.',
      },
      {
        name: 'Use it at work',
        counted:
          'Of 100 whom we asked, how many say so, and how many answered. Who does not answer is never counted as a yes.',
      },
    ]),
  },
  questions: {
    heading: 'Questions about pricing',
    items: [
      {
        question: 'Why does the monthly plan cost more?',
        answer:
          'It spreads the fee over time. The fee structure has both totals side by side, so that you know before you choose.',
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
