import type { Invitation, Passage, Pieces, Points } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface AboutPage extends Page {
  what: Passage;
  teaching: Pieces;
  accreditation: { heading: string; lead: string };
  checking: Points;
  areas: { heading: string; lead: string };
  closing: Invitation;
}

export const page: AboutPage = {
  path: '/about',
  title: 'About us',
  description:
    'Who we are, how we teach, and how to check our accreditation and our registration as a training provider.',
  heading: 'About us',
  lead: 'We are an accredited technology training centre in South Africa. We teach people to build, defend and use technology.',
  what: {
    heading: 'What we do',
    paragraphs: [
      'We teach people who start from nothing, people who change direction, and people who want to do their present work better. We also train teams, and help organisations to use AI with care.',
      'Our programmes are taught online, live and in small steps. You learn by making things, and you keep what you make.',
    ],
  },
  teaching: {
    heading: 'How we teach',
    items: [
      {
        title: 'Plainly',
        text: 'We use short words and real examples, and we explain the long words when you need them.',
      },
      { title: 'By doing', text: 'Every module ends with a piece of work, not a test of memory.' },
      { title: 'With feedback', text: sample('A person reads your work and says what is good and what to change.') },
    ],
  },
  accreditation: {
    heading: 'Accredited and registered',
    lead: 'You can check both numbers yourself with the body that issued them.',
  },
  checking: {
    heading: 'How to check',
    items: [
      'Write down the number as it stands here.',
      'Go to the website or call centre of the body named beside it. Find its address yourself.',
      'Ask whether the number is current, and for which programmes.',
    ],
  },
  areas: { heading: 'What we teach', lead: 'Nine programme areas, each with at least one programme behind it.' },
  closing: { heading: 'Come and look', lead: 'Read the programme pages, or ask us anything. A person replies.' },
};
