import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/AIBusiness',
  name: 'Cyber Security in the era of AI',
  area: 'AI Business',
  category: 'masterclass',
  position: 1,
  icon: ['3P bP', '#P 3S', 'uQ uQ', 'aL lL'],
  isUpcoming: true,
  summary: 'What changes for defenders when attackers use AI too.',
  lead: 'Learn what changes for defenders when attackers use AI too, and what stays the same. This masterclass is being prepared: you can read the plan, but applications are not open yet.',
  description:
    'An upcoming masterclass on security risk when attackers and defenders both use AI. Read who it is planned for and what its sessions will be.',
  duration: sample({ count: 2, unit: 'days' }),
  mode: sample('Live online, daytime'),
  hours: sample(7),
  entry: sample([
    { need: 'You have some work experience', first: 'Ask us first: voluntary work counts too.' },
    {
      need: 'You help to decide how your organisation uses technology; no coding needed',
      first: 'Look at AI in the Workplace first: it is for one person’s own tasks.',
    },
    {
      need: 'You have a computer and an internet connection good enough for video calls',
      first: 'Find a computer and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Certificate of attendance' }),
  takeaway: sample('A draft action plan for your organisation'),
  hasFinalProject: false,
  work: sample({
    title: 'A draft action plan for one organisation',
    text: 'What could happen, and what people do about it, in words that they can follow. You take it back to work and finish it with those who decide.',
    window: {
      kind: 'form',
      name: 'Action plan',
      rows: [
        { label: 'A voice on the phone', value: 'Call back on a known number' },
        { label: 'Data in a chatbot', value: 'Rules, on one page' },
        { label: 'A strange sign-in', value: 'Lock first, then ask' },
      ],
    },
  }),
  audience: [
    'You answer for risk, technology or people in an organisation.',
    'You already have the basics of security in place and want to know what AI changes.',
    'You need to explain the risk to others in plain words.',
  ],
  outcomes: [
    'Describe how attackers use AI, with examples and without alarm',
    'Recognise messages, voices and pictures that may be made up',
    'Judge the risk of the AI tools your own people use',
    'Decide which three changes to make first',
  ],
  modules: sample([
    {
      title: 'How attackers use AI',
      from: 1,
      to: 1,
      outcome: 'Tell apart what is new, what is faster and what is only louder.',
    },
    {
      title: 'False voices, faces and messages',
      from: 1,
      to: 1,
      outcome: 'Set up checks that work even when a fake is convincing.',
    },
    {
      title: 'The AI your own people use',
      from: 2,
      to: 2,
      outcome: 'Write rules for data, accounts and tools that people can follow.',
    },
    {
      title: 'Defence and response',
      from: 2,
      to: 2,
      outcome: 'Choose where AI helps your defenders, and draft an action plan.',
    },
  ]),
  questions: [
    {
      question: 'When is the first date?',
      answer: 'Dates are not set yet. When they are, they will appear on our website, with the other intake blocks.',
    },
    {
      question: 'Can I reserve a place?',
      answer: 'No. Applications are not open yet, and we do not keep a list. You can send us a question.',
    },
    {
      question: 'Is it technical?',
      answer:
        'No. It is planned for people who decide and manage. If you want to practise defending systems yourself, look at the Cyber Security bootcamp.',
    },
  ],
  related: ['/programs/cyber-security', '/programs/AITools'],
};
