import type { CategoryPage } from '../content';

export const page: CategoryPage = {
  path: '/programs/career-boosters',
  title: 'Career Boosters',
  description:
    'Short, practical programmes in AI for people who already work: what a Career Booster is, who it suits and what it costs.',
  heading: 'Career Boosters',
  lead: 'Short programmes that add one useful skill to the work you already do.',
  category: 'career-booster',
  what: {
    heading: 'What a Career Booster is',
    paragraphs: [
      'A Career Booster starts from your own work. You bring real tasks, learn a tool or a method, and use it on them the same week.',
      'It is part-time and short, with a facilitator to ask and a group that does similar work.',
    ],
  },
  suits: {
    heading: 'Who it suits',
    items: [
      'You like your work and want to do it better.',
      'You want to use AI with good judgement, not only to try it.',
      'You can set aside a few hours a week for a short time.',
    ],
  },
  differences: {
    heading: 'How it differs',
    items: [
      {
        title: 'From a Bootcamp',
        text: 'A bootcamp teaches a set of skills from the start. A Career Booster builds on the work you know.',
        path: '/programs/bootcamps',
      },
      {
        title: 'From a Full Program',
        text: 'A Full Program prepares you for a new field. A Career Booster keeps you in yours.',
        path: '/programs/full-programs',
      },
      {
        title: 'From Code Curious?',
        text: 'Code Curious? is a taste of code for beginners. A Career Booster has a working result as its aim.',
        path: '/programs/code-curious',
      },
    ],
  },
  questions: {
    heading: 'Questions about Career Boosters',
    items: [
      {
        question: 'Do I need to write code?',
        answer: 'Only in AI Mastery with Python. The others are taught without code.',
      },
      {
        question: 'Can my employer pay?',
        answer: 'Yes. We invoice your company and agree the dates with them.',
      },
      {
        question: 'Can I use my company’s data?',
        answer: 'Only if your company allows it. We show you how to practise with made-up data instead.',
      },
    ],
  },
  closing: {
    heading: 'Add a skill to your work',
    lead: 'Create an applicant profile and save your progress as you go.',
  },
};
