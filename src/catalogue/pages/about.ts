import { paths } from '../../paths';
import type { Invitation, Onward, Passage, Pieces, Points } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface AboutPage extends Page {
  what: Passage;
  teaching: Pieces;
  accreditation: { heading: string; lead: string };
  certificates: { heading: string; lead: string; caption: string };
  checking: Points;
  contact: { heading: string; lead: string };
  more: Onward[];
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
      { title: 'By doing', text: 'You are judged by what you make, not by a test of memory.' },
      { title: 'With feedback', text: sample('A person reads your work and says what is good and what to change.') },
    ],
  },
  accreditation: {
    heading: 'Accredited and registered',
    lead: 'You can check both numbers yourself with the body that issued them.',
  },
  certificates: {
    heading: 'What each programme leads to',
    lead: 'An occupational or a skills programme certificate counts on the National Qualifications Framework (NQF), at a level and with credits. A certificate of completion or attendance is our own, and does not.',
    caption: 'What each programme leads to, with NQF level and credits',
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
  contact: { heading: 'Ask a person', lead: 'Ask us anything. A person replies.' },
  more: [{ text: 'Work with us', path: paths.careers }],
  closing: {
    heading: 'Come and look',
    lead: 'Read what each programme is, what it costs and when it starts.',
    action: { text: 'See all programmes', path: paths.programmes },
  },
};
