import type { Page } from '../schema';

export const page = {
  path: '/',
  title: 'Home',
  description:
    'Accredited programmes, bootcamps and masterclasses in software, data, AI and cyber security, taught online in South Africa.',
  heading: 'Tech skills that take root',
  lead: 'Accredited programmes, bootcamps and masterclasses in software, data, AI and cyber security – from your first line of code to your next role.',
} satisfies Page;
