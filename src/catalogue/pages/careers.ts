import { paths } from '../../paths';
import type { Invitation, Passage, Pieces, Points } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface CareersPage extends Page {
  working: Passage;
  roles: Pieces;
  hiring: Points;
  graduates: Passage;
  directions: Pieces;
  closing: Invitation;
}

export const page: CareersPage = {
  path: '/careers',
  title: 'Careers',
  description:
    'Work with us, or see where the skills you learn here can take you. No promises, just what the work is like.',
  heading: 'Careers',
  lead: 'Working at the centre, and where the skills you learn here can lead.',
  working: {
    heading: 'Working here',
    paragraphs: [
      sample(
        'We look for people who know their field and like to explain it. Most of our work is online, in the evening and with adults.',
      ),
      sample(
        'If you would like to work with us, send a message that says what you do and what you would like to teach. We answer every message.',
      ),
    ],
  },
  roles: {
    heading: 'Kinds of work here',
    items: [
      { title: 'Facilitator', text: 'Teaches live lessons, reads learners’ work and gives feedback.' },
      { title: 'Curriculum writer', text: 'Plans modules and writes tasks that people can do alone.' },
      { title: 'Learner support', text: 'Helps with applications, documents, time and access needs.' },
    ],
  },
  hiring: {
    heading: 'What we look for',
    items: [
      'Experience of the work that you would teach',
      'Plain words and patience',
      'Respect for people who start late or start over',
    ],
  },
  graduates: {
    heading: 'Where graduates go',
    paragraphs: [
      'We do not promise jobs or salaries. What you do with a programme depends on you, on your work and on the people who hire.',
      'What we can tell you is the kind of work each field involves, so that you can decide whether it is for you.',
    ],
  },
  directions: {
    heading: 'Fields you can grow into',
    items: [
      { title: 'Software', text: 'Planning, writing, testing and looking after programs, mostly in teams.' },
      { title: 'Data and AI', text: 'Turning questions into data work, and building tools that use models.' },
      { title: 'Cyber security', text: 'Finding weak points, defending systems, and staying calm in an incident.' },
      { title: 'Your present work', text: 'Doing what you do now, with better tools and better judgement.' },
    ],
  },
  closing: {
    heading: 'Learn for the work you want',
    lead: 'Find the programme that fits it.',
    action: { text: 'See all programmes', path: paths.programmes },
  },
};
