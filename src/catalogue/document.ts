/**
 * What the specification (`docs/specification.md`) fixes, word for word, for whichever centre. The pages read the links here. The
 * build compares the programmes with the menu (`checks/document.ts`), and the schemas have single texts that are `fixed`.
 */

/** A message that what the specification `says` differs. */
export const says = (words: string, mend = 'write it so again') => `docs/specification.md says ${words}; ${mend}`;

/** The menu catalogue, row by row: `path` is the address that the menu links to (S2-60). */
export const MENU = [
  { category: 'full-program', name: 'Artificial Intelligence Developer', path: '/programs/AIDeveloper' },
  { category: 'full-program', name: 'Software Engineer', path: '/programs/softwareEngineer' },
  { category: 'bootcamp', name: 'Cyber Security', path: '/programs/cyber-security' },
  { category: 'bootcamp', name: 'Full Stack Web Developer', path: '/programs/webdevelopment' },
  { category: 'bootcamp', name: 'Software Engineer with Python', path: '/programs/softwareEngineerPython' },
  { category: 'bootcamp', name: 'Machine Learning & Data Science in Business', path: '/programs/dataScience' },
  { category: 'masterclass', name: 'Cyber Security in the era of AI', path: '/programs/AIBusiness' },
  { category: 'masterclass', name: 'AI in the Workplace Masterclass', path: '/programs/AITools' },
] as const;

/** The upcoming programmes: these two and no other (S9-08). */
export const UPCOMING: readonly string[] = ['/programs/dataScience', '/programs/AIBusiness'];

/** The categories of the menu, in order (S9-09). */
export const MENU_CATEGORIES = [
  { id: 'full-program', name: 'Full Program' },
  { id: 'bootcamp', name: 'Bootcamp' },
  { id: 'masterclass', name: 'Masterclass' },
] as const;

/** The main links (S2-25), each with its icon in a phone's menu. */
export const MAIN_LINKS = [
  { name: 'Learning Process', path: '/learning-process', icon: 'steps' },
  { name: 'Careers', path: '/careers', icon: 'briefcase' },
  { name: 'About Us', path: '/about', icon: 'user' },
  { name: 'Pricing', path: '/programPricing', icon: 'tag' },
] as const;

/** Links to the external applicant site (S2-26). Their addresses are the organisation's. */
export const APPLICANT_LINKS = {
  logIn: { name: 'Log In', icon: 'arrow' },
  joinNow: { name: 'Join Now', icon: 'plus' },
} as const;

/** The link columns of the wide footer, in which `{name}` is the centre's (S2-72 to S2-74). */
export const FOOTER_COLUMNS = [
  {
    heading: 'More About {name}',
    links: [
      { name: 'About', path: '/about' },
      { name: 'Terms and conditions', path: '/terms-and-conditions' },
    ],
  },
  {
    heading: 'Corporate Training',
    links: [
      { name: 'Productivity AI Tools', path: '/corporate-training/productivity-ai-tools' },
      { name: 'Ethical AI', path: '/corporate-training/ethical-ai' },
      { name: 'Learnerships & Bursaries', path: '/corporate-training/learnerships-bursaries' },
    ],
  },
  { heading: 'Corporate Consulting', links: [{ name: 'Practical AI', path: '/corporate-training/practical-ai' }] },
];

/** The Students buttons of the wide footer, each with its filter of the home page's programmes (S2-75, S2-79). */
export const STUDENT_BUTTONS = [
  { name: 'Bootcamps', filter: 'bootcamp' },
  { name: 'Career Boosters', filter: 'career-booster' },
  { name: 'Full Programs', filter: 'full-program' },
  { name: 'Code Curious?', filter: 'code-curious' },
] as const;

/** The labels of the narrow footer, which are no links (S2-81). */
export const FOOTER_LABELS = ['About', 'Courses', 'Pricing', 'Corporate Training', 'AI Consulting', 'Contact'];

/** The programme areas, each of at least one programme (S1-03). */
export const AREAS = [
  'AI Tools',
  'Software Engineering',
  'Full Stack Developer',
  'Cyber Security',
  'Data Science',
  'AI Mastery',
  'AI Dev',
  'AI Business',
  'AI Tools BC',
] as const;
