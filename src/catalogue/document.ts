/**
 * What the specification (`docs/specification.md`) fixes of the content, word for word, for whichever centre. The build compares
 * each catalogue with it (`checks/document.ts`). What a catalogue has beyond it stands beside it.
 */

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

/** The link columns of the wide footer (S2-72 to S2-74). */
export const FOOTER_COLUMNS = [
  { heading: 'More About {name}', paths: ['/about', '/terms-and-conditions'] },
  {
    heading: 'Corporate Training',
    paths: [
      '/corporate-training/productivity-ai-tools',
      '/corporate-training/ethical-ai',
      '/corporate-training/learnerships-bursaries',
    ],
  },
  { heading: 'Corporate Consulting', paths: ['/corporate-training/practical-ai'] },
];

/** A fixed text, words that a text must have, a list with exactly these entries, or a group with at least these fields. */
export type Fixed = string | RegExp | readonly Fixed[] | { readonly [field: string]: Fixed };

/** Fixed texts, links and labels, by the file that has them. */
export const FIXED: Record<string, Fixed> = {
  navigation: {
    // S2-25
    mainLinks: [
      { name: 'Learning Process', path: '/learning-process' },
      { name: 'Careers', path: '/careers' },
      { name: 'About Us', path: '/about' },
      { name: 'Pricing', path: '/programPricing' },
    ],
    // S2-26
    applicantLinks: { logIn: { name: 'Log In' }, joinNow: { name: 'Join Now' } },
    // S2-75
    studentButtons: [
      { name: 'Bootcamps', filter: 'bootcamp' },
      { name: 'Career Boosters', filter: 'career-booster' },
      { name: 'Full Programs', filter: 'full-program' },
      { name: 'Code Curious?', filter: 'code-curious' },
    ],
    // S2-81
    narrowFooterLabels: ['About', 'Courses', 'Pricing', 'Corporate Training', 'AI Consulting', 'Contact'],
  },
  // S2-71
  organisation: {
    // S1-02
    accreditation: { label: /accredited/i },
    registration: { label: /registered/i },
    social: [{ name: 'Facebook' }, { name: 'Instagram' }, { name: 'LinkedIn' }, { name: 'WhatsApp' }, { name: 'X' }],
  },
  codeCurious: { name: 'Code Curious?', path: '/programs/code-curious' },
  // S1-09
  'interface/programmePage': { openLesson: { inBar: /free trial/i, start: /free trial/i } },
  // S2-61
  'interface/facts': { comingSoon: 'Coming Soon' },
  // S2-71, S2-75, S2-80
  'interface/footer': {
    social: 'Connect',
    students: 'Students',
    invitation: 'Interested in Learning Top Tech Skills?',
    apply: 'Apply Now',
  },
  // S2-10, S2-11
  'interface/loading': { overlayName: 'Loading', overlay: 'Initializing Firewalls' },
  // S2-33, S8-01: what was typed follows, in quotation marks.
  'interface/search': { noResults: 'No programs found for' },
};

/** Form of the accreditation number (S9-11): year/number/two digits. */
export const ACCREDITATION_NUMBER = /^\d{4}\/\d+\/\d{2}$/;
/** Form of the registration number (S9-12): year/FET07/number. */
export const REGISTRATION_NUMBER = /^\d{4}\/FET07\/\d+$/;

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
