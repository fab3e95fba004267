import type { Passage } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

/** The fields of W3C's accessibility statement generator. */
export interface AccessibilityStatement {
  heading: string;
  standard: string;
  status: string;
  measures: string[];
  limits: { part: string; description: string; reason: string; plan: string; meanwhile: string }[];
  environments: string[];
  technologies: string[];
  assessment: string;
  date: string;
  feedback: string;
  complaints: string;
}

export interface TermsPage extends Page {
  passages: Passage[];
  privacy: Passage;
  accessibility: AccessibilityStatement;
}

export const page: TermsPage = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'The terms for using this site, our privacy notice, what analytics does, and our accessibility statement in plain words.',
  heading: 'Terms and conditions',
  lead: 'The rules of this site in plain words, with our privacy notice and accessibility statement.',
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
  ],
  privacy: {
    id: 'privacy',
    heading: 'Privacy',
    paragraphs: [
      'You can read every page without telling us who you are. The pages are the same for everyone; no cookie changes them. What you type into the programme search stays in your browser.',
      'When analytics is on, it starts about one second after a page has loaded. It then counts which pages and which programmes are viewed, with a title made from the page’s path, the path itself and what follows the question mark. It uses Google Analytics for Firebase, which may set cookies of its own.',
      'It never starts when your browser asks not to be tracked, by Global Privacy Control or Do Not Track. You can also turn it off below; your browser remembers that where its storage allows.',
    ],
  },
  accessibility: {
    heading: 'Accessibility statement',
    standard: 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA',
    status:
      'Partially conformant. Our automatic checks find no failure, but not every criterion has been tested by a person yet.',
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
        meanwhile: 'If something there stops you, apply by e-mail or telephone.',
      },
    ],
    environments: [
      'Current versions of Chromium-based browsers, Firefox and Safari',
      'Screen readers with those browsers',
      'Text enlarged to 200%, and zoom to 400%',
    ],
    technologies: [
      'HTML',
      'CSS',
      'WAI-ARIA',
      'JavaScript, as an addition: every page can be read without it',
      'SVG',
      'PDF',
    ],
    assessment:
      'We assessed this site ourselves, with automatic checks in a real browser at several widths and in light and dark colours.',
    date: sample('2026-11-21'),
    feedback:
      'Tell us about anything that is hard to use. Say which page, what you wanted to do and what you use to read it.',
    complaints: sample(
      'If our answer does not help you, ask for it to be looked at again by the head of the centre. You may also go to the South African Human Rights Commission.',
    ),
  },
};
