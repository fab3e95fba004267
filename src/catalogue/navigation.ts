/** The links of the bars and the footer, as the document lists them; S3-01. */

import { paths } from '../paths';
import { organisation } from './organisation';

/** A menu entry: its name and where it leads. */
export interface MenuEntry {
  name: string;
  path: string;
}

/** The main links, in order (S2-25). */
export const mainLinks: MenuEntry[] = [
  { name: 'Learning Process', path: paths.learningProcess },
  { name: 'Careers', path: paths.careers },
  { name: 'About Us', path: paths.about },
  { name: 'Pricing', path: paths.pricing },
];

/** The link columns of the wide footer (S2-72 to S2-74). */
export const footerColumns: { heading: string; links: MenuEntry[] }[] = [
  {
    heading: `More About ${organisation.name}`,
    links: [
      { name: 'About', path: paths.about },
      { name: 'Terms and Conditions', path: paths.terms },
    ],
  },
  {
    heading: 'Corporate Training',
    links: [
      { name: 'Productivity AI Tools', path: paths.productivity },
      { name: 'Ethical AI', path: paths.ethicalAi },
      { name: 'Learnerships & Bursaries', path: paths.learnerships },
    ],
  },
  { heading: 'Corporate Consulting', links: [{ name: 'Practical AI', path: paths.practicalAi }] },
];

/** The buttons of the wide footer that lead to the home page's programmes (S2-75). */
export const studentButtons = ['Bootcamps', 'Career Boosters', 'Full Programs', 'Code Curious?'] as const;

/** The labels of the narrow footer; not links (S2-81). */
export const narrowFooterLabels = [
  'About',
  'Courses',
  'Pricing',
  'Corporate Training',
  'AI Consulting',
  'Contact',
] as const;
