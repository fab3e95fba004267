import { codeCurious } from '../codeCurious';
import type { CategoryPage } from '../content';
import { sample } from '../sample';

export const page: CategoryPage = {
  path: '/programs/full-programs',
  title: 'Full Programs',
  description:
    'Long, guided programmes in software and AI development: what a Full Program is, who it suits, how long each takes and what it costs.',
  heading: 'Full Programs',
  lead: 'A whole field, from the first day to a final project that you can show. A Full Program is our longest and most guided way to learn.',
  category: 'full-program',
  what: {
    heading: 'What a Full Program is',
    paragraphs: [
      'A Full Program takes you through a field in order: the basics, the tools, working with others, and then a large project of your own.',
      'You study online with a facilitator who knows your work and gives feedback on it all the way through.',
    ],
  },
  suits: {
    heading: 'Who it suits',
    items: [
      'You want to change direction and have time for it.',
      'You prefer a guided route to piecing courses together.',
      'You want a body of work to show at the end.',
    ],
  },
  differences: {
    heading: 'How it differs',
    items: [
      {
        title: 'From a Bootcamp',
        text: 'A bootcamp keeps to one set of skills over a few months. A Full Program covers the field.',
        path: '/programs/bootcamps',
      },
      {
        title: 'From a Career Booster',
        text: 'A Career Booster is for people who stay in the work they have. A Full Program prepares you for different work.',
        path: '/programs/career-boosters',
      },
      {
        title: 'From Code Curious?',
        text: `If you are not sure that code is for you, try Code Curious? first. It is ${codeCurious.fee} and takes ${codeCurious.time}.`,
        path: '/programs/code-curious',
      },
    ],
  },
  questions: {
    heading: 'Questions about Full Programs',
    items: [
      {
        question: 'Can I work while I study?',
        answer:
          'Many hours can be done when it suits you. Look at the hours a week on the programme page before you decide.',
      },
      {
        question: 'What if life gets in the way?',
        answer: sample('Tell us early. We can often move you to a later intake of the same programme.'),
      },
      {
        question: 'Do I need matric?',
        answer: 'Each programme page lists what you need before the first day.',
      },
    ],
  },
  closing: {
    heading: 'Start with the whole field',
    lead: 'Create an applicant profile and save your progress as you go.',
  },
};
