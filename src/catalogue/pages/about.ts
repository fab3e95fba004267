import { paths } from '../../paths';
import type { CardGrid, Invitation, Passage, RelatedLink, Steps } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface AboutPage extends Page {
  /** Captions under the numbers that are counted from the catalogue. */
  stats: { open: string; upcoming: string; areas: string; framework: string };
  checking: Steps;
  what: Passage;
  people: { heading: string; lead: string };
  teaching: CardGrid;
  certificates: { heading: string; lead: string; caption: string };
  contact: { heading: string; lead: string; online: { heading: string; text: string } };
  more: RelatedLink[];
  closing: Invitation;
}

export const page: AboutPage = {
  path: '/about',
  title: 'About us',
  description:
    'Who we are, how we teach, and how to check our accreditation and our registration as a training provider.',
  heading: 'About us',
  lead: 'We are an accredited technology training centre in South Africa. We teach people to build, defend and use technology.',
  stats: {
    open: 'to apply for',
    upcoming: 'coming soon',
    areas: 'From software and data to AI and cyber security.',
    framework: 'Programmes whose certificate counts on the National Qualifications Framework.',
  },
  checking: {
    heading: 'How to check us, step by step',
    lead: 'Do not take our word for it. This takes a few minutes.',
    items: [
      { title: 'Write down the number', text: 'The one above, as it stands here, with its strokes.' },
      {
        title: 'Find the body that gave it',
        text: 'Look up its website or its call centre yourself. Do not follow a link from a provider, not even from us.',
      },
      {
        title: 'Ask three things',
        text: 'Whether the number is current, whose it is, and for which programmes it counts.',
      },
      { title: 'Compare', text: 'Set the answer beside the table of certificates below. Tell us if anything differs.' },
    ],
  },
  what: {
    heading: 'What we do',
    paragraphs: [
      'We teach people who start from nothing, people who change direction, and people who want to do their present work better. We also train teams, and help organisations to use AI with care.',
      'Our programmes are taught online, live and in small steps. You learn by making things, and you keep what you make.',
    ],
  },
  people: {
    heading: 'Who works here',
    lead: 'Drawings of roles, not of people: what each one does for you.',
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
  certificates: {
    heading: 'What each programme leads to',
    lead: 'An occupational or a skills programme certificate counts on the National Qualifications Framework (NQF), at a level and with credits. A certificate of completion or attendance is our own, and does not.',
    caption: 'What each programme leads to, with NQF level and credits',
  },
  contact: {
    heading: 'Where to find us, and when',
    lead: 'Ask us anything. A person replies.',
    online: {
      heading: 'Online from anywhere',
      text: 'All our programmes are taught online. Anywhere in South Africa will do, with an internet connection good enough for video calls.',
    },
  },
  more: [{ text: 'Work with us', path: paths.careers }],
  closing: {
    heading: 'Come and look',
    lead: 'Read what each programme is, what it costs and when it starts.',
    action: { text: 'See all programmes', path: paths.programmes },
  },
};
