import { codeCurious } from '../codeCurious';
import type { Invitation, Passage, Points, Questions, RelatedLink } from '../content';
import type { Category, Page } from '../schema';

export interface LessonContent {
  heading: string;
  lead: string;
  /** Text over the buttons. */
  prompt: string;
}

export interface LearningPathsContent {
  heading: string;
  lead: string;
  branches: { category: Category['id']; title: string; text: string; path: string }[];
  /** Links for visitors whom neither choice suits. */
  more: RelatedLink[];
}

interface CodeCuriousPage extends Page {
  lesson: LessonContent;
  next: LearningPathsContent;
  what: Passage;
  suits: Points;
  questions: Questions;
  closing: Invitation;
}

export const page: CodeCuriousPage = {
  path: '/programs/code-curious',
  title: 'Code Curious?',
  description: `Never written code? Change four lines of it here, see what happens, and decide what to do next. It is ${codeCurious.fee} and takes ${codeCurious.time}.`,
  heading: 'Code Curious?',
  lead: 'You do not need experience, a powerful computer or a plan. Your first lesson is on this page.',
  lesson: {
    heading: 'Your first lesson',
    lead: 'These four lines of code draw a bloom. The first three say what it is like, the fourth draws it.',
    prompt: 'Now change the code',
  },
  next: {
    heading: 'What comes next',
    lead: 'If you enjoyed it, there are two ways to grow. If not, you have lost nothing.',
    branches: [
      {
        category: 'bootcamp',
        title: 'A Bootcamp',
        text: 'You know which skill you want. A few months of evenings.',
        path: '/programs/bootcamps',
      },
      {
        category: 'full-program',
        title: 'A Full Program',
        text: 'You want the whole field, from the basics to a large final project.',
        path: '/programs/full-programs',
      },
    ],
    more: [{ text: 'Not code, but AI at work? Look at the Career Boosters', path: '/programs/career-boosters' }],
  },
  what: {
    heading: 'What Code Curious? is',
    paragraphs: [
      'Code Curious? is our entry level. It is a handful of short tasks in a browser, each of which makes something you can see.',
      `It is ${codeCurious.fee}, and all of it takes ${codeCurious.time}, at your own pace.`,
      'There is no test and nothing to pass. At the end you know whether you want more, and what the next step would be.',
    ],
  },
  suits: {
    heading: 'Who it suits',
    items: [
      'You have never written code and wonder what it is like.',
      'You are choosing between programmes and want to be sure.',
      'You want to help someone at home decide.',
    ],
  },
  questions: {
    heading: 'Questions about Code Curious?',
    items: [
      {
        question: 'What do I need?',
        answer:
          'A device with a browser and a little time. A phone works for the first tasks; a laptop is more comfortable.',
      },
      {
        question: 'How do I start?',
        answer: 'Create a profile on the applicant site and choose Code Curious?. You can stop and return at any time.',
      },
      {
        question: 'Is it right for children?',
        answer: 'It is written for adults and older teenagers. Younger learners enjoy it with someone beside them.',
      },
    ],
  },
  closing: {
    heading: 'Try the first task',
    lead: 'If you like it, there is always a next one.',
    action: { text: `Start ${codeCurious.name}`, programme: codeCurious.name },
  },
};
