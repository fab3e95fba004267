import type { CategoryPage } from '../content';
import { sample } from '../sample';

export const page: CategoryPage = {
  path: '/programs/bootcamps',
  title: 'Bootcamps',
  description:
    'Part-time bootcamps in cyber security, web development and Python: what a bootcamp is, who it suits, how long each takes and what it costs.',
  heading: 'Bootcamps',
  lead: 'One set of skills, one term, learned by doing. A bootcamp is part-time and live, so it fits around a job or other studies.',
  category: 'bootcamp',
  what: {
    heading: 'What a bootcamp is',
    paragraphs: [
      'A bootcamp takes one set of skills and works through it, module by module, over a few months. You meet your group and your facilitator live, online, in the evening.',
      'Between lessons you practise. Each module ends with a small piece of work that you keep, and the last one is a project of your own.',
    ],
  },
  suits: {
    heading: 'Who it suits',
    items: [
      'You know which skill you want, and you want to get to it quickly.',
      'You work or study by day and have evenings free.',
      'You learn best by making things and talking them through.',
    ],
  },
  differences: {
    heading: 'How it differs',
    items: [
      {
        title: 'From a Full Program',
        text: 'A Full Program covers a whole field over many months. A bootcamp keeps to one set of skills.',
        path: '/programs/full-programs',
      },
      {
        title: 'From a Career Booster',
        text: 'A Career Booster adds a skill to the work you do. A bootcamp can be the start of new work.',
        path: '/programs/career-boosters',
      },
      {
        title: 'From Code Curious?',
        text: 'Code Curious? is a first taste with nothing to lose. A bootcamp asks for regular hours every week.',
        path: '/programs/code-curious',
      },
    ],
  },
  questions: {
    heading: 'Questions about bootcamps',
    items: [
      {
        question: 'Are the lessons recorded?',
        answer: sample('Yes. If you miss one, watch it in your own time and bring your questions to the next.'),
      },
      {
        question: 'What computer do I need?',
        answer: 'A laptop with a browser, good enough for video calls. The programme page names anything more.',
      },
      {
        question: 'Can I change to another bootcamp?',
        answer: sample(
          'Talk to us in the first weeks. If the other bootcamp has not started yet, we look for a place with you.',
        ),
      },
    ],
  },
  closing: { heading: 'Pick your bootcamp', lead: 'Create an applicant profile and save your progress as you go.' },
};
