import type { CorporatePage } from '../content';
import { corporateIcons } from '../corporate';
import { sample } from '../sample';

export const page: CorporatePage = {
  path: '/corporate-training/learnerships-bursaries',
  title: 'Learnerships and bursaries',
  description:
    'Sponsor a learner or grow your own staff: how learnerships and bursaries work with us, and how to start.',
  heading: 'Learnerships & Bursaries',
  lead: 'Sponsor a learner, or grow the people you already have.',
  icon: corporateIcons.learnerships,
  what: {
    heading: 'What it is',
    paragraphs: [
      'A learnership joins study with work: a learner studies with us and practises at your organisation. A bursary pays for a programme, for one of your own people or for someone you choose to support.',
      'We help you decide which fits, place the learner in the right programme, and keep you informed of progress with the learner’s consent.',
    ],
  },
  formats: {
    heading: 'Formats',
    items: sample([
      { title: 'Learnership', text: 'Study and workplace practice together, under a written agreement.' },
      { title: 'Bursary for staff', text: 'One of your people follows a programme while working.' },
      { title: 'Community bursary', text: 'You support a learner who could not pay alone.' },
    ]),
  },
  outcomes: {
    heading: 'What you can expect',
    items: [
      'A programme that fits the learner and the work',
      'Clear duties for the learner, for you and for us',
      'Progress reports at agreed times',
      'One person at the centre to talk to',
      'Help with the papers that you need to keep',
    ],
  },
  engagement: {
    heading: 'How an engagement runs',
    lead: 'Four steps, agreed with you in writing before we begin.',
    items: [
      {
        title: 'We listen',
        text: sample('A first conversation about your people, your work and your rules. It costs nothing.'),
      },
      {
        title: 'We propose',
        text: 'A short plan: which programme, which learners, what each of us does, when, and what it costs.',
      },
      {
        title: 'We work',
        text: 'The learner studies with us and, on a learnership, practises with you. We report at the agreed times.',
      },
      { title: 'We look back', text: 'The learner’s results, what helped, and what to do next.' },
    ],
  },
  start: {
    heading: 'How to start',
    paragraphs: [
      sample(
        'Tell us how many learners you have in mind and in which field. A person replies, and the first conversation costs nothing.',
      ),
    ],
  },
  questions: {
    heading: 'Questions from employers',
    items: [
      {
        question: 'Who chooses the learner?',
        answer: 'You do, together with us. The learner must meet the entry requirements of the programme.',
      },
      {
        question: 'Are there tax or levy benefits?',
        answer: 'There may be. Ask your own adviser; we supply the documents about the training.',
      },
      {
        question: 'What if a learner stops?',
        answer: 'We tell you early, look for a way back, and settle the fees as the agreement says.',
      },
    ],
  },
};
