import type { CategoryPage } from '../content';

export const page: CategoryPage = {
  path: '/programs/bootcamps',
  title: 'Bootcamps',
  description:
    'Part-time bootcamps in cyber security, web development and Python: what a bootcamp is, who it suits, and the next intakes and fees.',
  heading: 'Bootcamps',
  lead: 'One subject, one term, learned by doing. A bootcamp is part-time and live, so you can keep your job or your studies.',
  category: 'bootcamp',
  what: { heading: 'What a bootcamp is', paragraphs: ['…'] },
  suits: { heading: 'Who it suits', items: [] },
  differences: { heading: 'How it differs', items: [] },
  questions: { heading: 'Questions about bootcamps', items: [] },
  closing: { heading: 'Ready when you are', lead: '' },
};
