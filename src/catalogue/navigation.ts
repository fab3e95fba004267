/** Links of the bars and the footer, as the document lists them; S3-01. */

import { paths } from '../paths';
import { organisation } from './organisation';

/** Icons of the menu, by their names in `src/ui/Icon`. */
type EntryIcon = 'arrow' | 'book' | 'coin' | 'plus' | 'up' | 'user';

/** A menu entry: label, path and icon. */
export interface MenuEntry {
  name: string;
  path: string;
  icon: EntryIcon;
}

/** A menu entry that links to another site. */
export interface OutsideEntry extends Omit<MenuEntry, 'path'> {
  url: string;
}

/** Label of the control that opens the programmes, in the bar and on a phone. */
export const programmesName = 'Programmes';

/** The main links, in order (S2-25). */
export const mainLinks: MenuEntry[] = [
  { name: 'Learning Process', path: paths.learningProcess, icon: 'book' },
  { name: 'Careers', path: paths.careers, icon: 'up' },
  { name: 'About Us', path: paths.about, icon: 'user' },
  { name: 'Pricing', path: paths.pricing, icon: 'coin' },
];

/** Links to the external applicant site (S2-26). */
export const applicantLinks = {
  logIn: { name: 'Log In', url: organisation.applicant.login, icon: 'arrow' },
  joinNow: { name: 'Join Now', url: organisation.applicant.register, icon: 'plus' },
} satisfies Record<string, OutsideEntry>;

/** The link columns of the wide footer (S2-72 to S2-74). */
export const footerColumns: { heading: string; links: Omit<MenuEntry, 'icon'>[] }[] = [
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

/** Links of every page beside the copyright line, at every width (S2-09). */
export const legalLinks: Omit<MenuEntry, 'icon'>[] = [
  { name: 'Terms and conditions', path: paths.terms },
  { name: 'Privacy', path: `${paths.terms}#privacy` },
  { name: 'Accessibility statement', path: `${paths.terms}#accessibility` },
  { name: 'Analytics', path: `${paths.terms}#analytics` },
];

/** Buttons of the wide footer to the home page's programmes, each with its filter (S2-75, S2-79). */
export const studentButtons = [
  { name: 'Bootcamps', filter: 'bootcamp' },
  { name: 'Career Boosters', filter: 'career-booster' },
  { name: 'Full Programs', filter: 'full-program' },
  { name: 'Code Curious?', filter: 'code-curious' },
] as const;

/** Labels of the narrow footer, which are not links (S2-81). */
export const narrowFooterLabels = [
  'About',
  'Courses',
  'Pricing',
  'Corporate Training',
  'AI Consulting',
  'Contact',
] as const;
