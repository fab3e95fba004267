import type { Page } from '../schema';

export const page = {
  path: '/programs/career-boosters',
  title: 'Career Boosters',
  description:
    'Short, practical programmes in AI for people who already work: what a Career Booster is, who it suits and what it costs.',
  heading: 'Career Boosters',
  lead: 'Short programmes that add one useful skill to the work you already do.',
} satisfies Page;
