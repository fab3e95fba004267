import type { Invitation, Questions } from '../content';
import type { Page } from '../schema';

export interface IntakesPage extends Page {
  timeline: { heading: string };
  next: { heading: string };
  table: { heading: string; caption: string };
  questions: Questions;
  closing: Invitation;
}

export const page: IntakesPage = {
  path: '/intake-blocks',
  title: 'Intake blocks',
  description: 'The intake blocks of our programmes: when applications open and close, and when study starts and ends.',
  heading: 'Intake blocks',
  lead: 'Choose a first day that suits your life. A block runs from its first day of study to its last.',
  timeline: { heading: 'The year at a glance' },
  next: { heading: 'Next to start' },
  table: { heading: 'All dates', caption: 'Intake blocks with their opening, closing, first and last days' },
  questions: {
    heading: 'Questions about intakes',
    items: [
      {
        question: 'What if an intake is full?',
        answer: 'Apply for the next one, or ask us whether a place has opened.',
      },
      {
        question: 'Can I start late?',
        answer:
          'In the first week, sometimes. Later than that we suggest the next intake, so that you do not have to chase.',
      },
      {
        question: 'Can I keep the dates in my calendar?',
        answer: 'Yes. Each intake has a calendar file that you can add to the calendar on your phone or computer.',
      },
    ],
  },
  closing: { heading: 'Found your date?', lead: 'Create an applicant profile and save your progress as you go.' },
};
