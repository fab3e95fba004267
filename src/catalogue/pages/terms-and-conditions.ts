import type { Passage } from '../content';
import { organisation } from '../organisation';
import { sample } from '../sample';
import type { Page } from '../schema';

/** The fields of W3C's accessibility statement generator. */
export interface AccessibilityStatement {
  heading: string;
  /** What the statement covers. */
  scope: string;
  standard: string;
  measures: string[];
  limits: { part: string; description: string; reason: string; plan: string; meanwhile: string }[];
  environments: string[];
  /** Environments with known limits. */
  incompatible: string[];
  technologies: string[];
  assessment: string;
  /** Tests, one line each. */
  tests: string[];
  /** How to get the full evaluation. */
  evidence: string;
  date: string;
  feedback: string;
  complaints: string;
}

export interface TermsPage extends Page {
  /** Heading over the organisation's legal facts. */
  who: { heading: string };
  passages: Passage[];
  privacy: Passage;
  /** The analytics text depends on the build's configuration. */
  analytics: { heading: string; whenConfigured: string[]; whenNot: string[] };
  accessibility: AccessibilityStatement;
}

export const page: TermsPage = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'The terms for using this site, our privacy notice, what analytics does, and our accessibility statement in plain words.',
  heading: 'Terms and conditions',
  lead: 'The rules of this site in plain words, with our privacy notice and accessibility statement.',
  who: { heading: 'Who we are' },
  passages: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      paragraphs: sample([
        'These terms are for everyone who uses this website. When you apply for a programme you agree to further terms on the applicant site.',
      ]),
    },
    {
      id: 'using-this-site',
      heading: 'Using this site',
      paragraphs: [
        'You may read, print and share these pages and brochures for your own use. Please do not copy them to sell them, or use them as if they were yours.',
      ],
    },
    {
      id: 'programmes-and-fees',
      heading: 'Programmes, fees and changes',
      paragraphs: sample([
        'We take care that dates, fees and contents are right. If something changes after you have applied, we tell you, and you may withdraw without cost.',
      ]),
    },
    {
      id: 'applications',
      heading: 'Applications',
      paragraphs: [
        'You log in, register and apply on a separate applicant site. It has its own terms and its own privacy notice. This site has no forms and no accounts.',
      ],
    },
    {
      id: 'brochures',
      heading: 'Brochures and calendar files',
      paragraphs: [
        'You can download them without giving your details. They are made from the same facts as these pages.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: sample([
        `Write to us first: say what happened and what would put it right. We answer within ${organisation.contact.responseDays} working days. If you are not content, ask the head of the centre to look at it again.`,
        'After that you may go to the qualifications council about a programme, to the National Consumer Commission about a purchase, and to the Information Regulator about your personal information.',
      ]),
    },
    {
      id: 'paia',
      heading: 'Access to information (PAIA manual)',
      paragraphs: sample([
        'Our manual under the Promotion of Access to Information Act says what records we hold and how to ask for them. The information officer sends it to you, without cost.',
      ]),
    },
  ],
  privacy: {
    id: 'privacy',
    heading: 'Privacy (POPIA notice)',
    paragraphs: [
      'You can read every page without telling us who you are. The pages are the same for everyone; no cookie changes them. What you type into the programme search stays in your browser.',
      sample(
        'When you write or call, we use what you tell us to answer you, and for nothing else; we keep it for as long as that takes, and at most a year. The applicant site keeps what you enter there, under a notice of its own.',
      ),
      'Under the Protection of Personal Information Act you may ask what we hold about you, have it corrected or deleted, and object to its use: write to the information officer named above. You may also complain to the Information Regulator.',
    ],
  },
  analytics: {
    heading: 'Analytics',
    whenConfigured: [
      'Analytics starts about one second after a page has loaded. It counts which pages and which programmes are viewed, with a title made from the page’s path, the path itself and what follows the question mark. It uses Google Analytics for Firebase, which may set cookies of its own.',
      'It never starts when your browser asks not to be tracked, by Global Privacy Control or Do Not Track. You can also turn it off below; your browser remembers that where its storage allows.',
    ],
    whenNot: ['This site counts no visits and sets no cookies.'],
  },
  accessibility: {
    heading: 'Accessibility statement',
    scope: 'This statement is for this website and for the brochures that you can download from it.',
    standard: 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA',
    measures: [
      'Accessibility is part of how we design, write and test every page.',
      'Every change is tested with a keyboard and an automatic checker before it is published.',
      'Text contrast is at least 7 to 1, and controls are at least 44 by 44 pixels.',
    ],
    limits: [
      {
        part: 'The applicant site',
        description: 'It is a separate site, and we have not tested it here.',
        reason: 'It is run by another provider.',
        plan: 'We pass on what you report.',
        meanwhile: 'If something there stops you, apply by e-mail or phone.',
      },
      {
        part: 'Brochures (PDF)',
        description:
          'They carry headings, lists, tables and a reading order for screen readers, which no person has judged yet.',
        reason: 'They are made from the same facts as the pages, by a program.',
        plan: 'We mend what you report.',
        meanwhile: 'The programme’s page says the same, and more.',
      },
      {
        part: 'The year’s timeline',
        description: 'The picture of the intakes is not shown on small screens and is hidden from screen readers.',
        reason: 'It only repeats what the table below it says.',
        plan: 'It stays so.',
        meanwhile: 'Read the table ‘All dates’.',
      },
    ],
    environments: [
      'Chromium-based browsers, in which every page is tested',
      'The screen reader Orca with Chromium',
      'Keyboard alone, text enlarged to 200%, zoom to 400%, wider text spacing, dark and forced colours, and reduced motion',
      'Browsers without JavaScript: every page can be read and its links followed',
    ],
    incompatible: [
      'In Firefox and in WebKit, the engine of Safari, we test the main journeys by program; no person has yet gone through them there',
      'Browsers from before 2023 show the pages more plainly',
    ],
    technologies: [
      'HTML',
      'CSS',
      'WAI-ARIA',
      'JavaScript, as an addition: every page can be read without it',
      'SVG',
      'PDF',
    ],
    assessment: 'We assessed this site ourselves, with a program in a real browser and not on a sample: all pages.',
    tests: [
      'The rules of axe-core for WCAG 2.0 to 2.2, levels A and AA, and for contrast of 7 to 1',
      'Every stop of the Tab key: order, visible focus, no trap, nothing covered',
      'Four widths from 320 to 1280 pixels, in light, dark and forced colours, with menus, search and questions open',
      'What a screen reader is given, kept as text and compared after every change',
    ],
    evidence: 'The whole evaluation, criterion by criterion, is yours for the asking.',
    date: sample('2026-11-21'),
    feedback:
      'Tell us about anything that is hard to use. Say which page, what you wanted to do and what you use to read it.',
    complaints: sample(
      'If our answer does not help you, ask for it to be looked at again by the head of the centre. You may also go to the South African Human Rights Commission.',
    ),
  },
};
