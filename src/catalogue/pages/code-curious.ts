import { codeCurious } from '../codeCurious';
import type { CategoryPage } from '../content';

export const page: CategoryPage = {
  path: '/programs/code-curious',
  title: 'Code Curious?',
  description: `Never written code? Try a small piece of it, see how it feels, and decide what to do next. It is ${codeCurious.fee} and takes ${codeCurious.time}.`,
  heading: 'Code Curious?',
  lead: 'You do not need experience, a powerful computer or a plan. Try a small piece of code, see how it feels, then decide.',
  category: 'code-curious',
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
  differences: {
    heading: 'Where you could go next',
    items: [
      {
        title: 'A Bootcamp',
        text: 'If you enjoyed it and know which skill you want, a bootcamp takes a few months of evenings.',
        path: '/programs/bootcamps',
      },
      {
        title: 'A Full Program',
        text: 'If you want the whole field and have the time, a Full Program guides you through it.',
        path: '/programs/full-programs',
      },
      {
        title: 'A Career Booster',
        text: 'If code is not for you but AI at work is, look at the Career Boosters.',
        path: '/programs/career-boosters',
      },
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
