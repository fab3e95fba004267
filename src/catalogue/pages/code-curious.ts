import type { Page } from '../schema';

export const page = {
  path: '/programs/code-curious',
  title: 'Code Curious?',
  description:
    'Never written code? Try a small piece of it, see how it feels, and decide what to do next. No experience or plan is needed.',
  heading: 'Code Curious?',
  lead: 'You do not need experience, a powerful computer or a plan. Try a small piece of code, see how it feels, then decide.',
} satisfies Page;
