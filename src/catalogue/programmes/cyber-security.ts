import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/cyber-security',
  name: 'Cyber Security',
  area: 'Cyber Security',
  category: 'bootcamp',
  position: 1,
  icon: ['3P bP', '#P 3S', '2P 2S', 'aL 2L'],
  summary: 'Find weak points, defend systems and respond when something goes wrong.',
  lead: 'Learn to find weak points, defend systems and respond calmly when something goes wrong. You practise on safe, closed systems from the first week.',
  description:
    'A part-time bootcamp in cyber security: find weak points, defend systems and respond to incidents. See the modules, fees and next intake.',
  duration: sample({ count: 14, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(12),
  lessons: sample({ days: ['Monday', 'Wednesday'], from: '18:00', to: '20:30' }),
  fee: sample({ once: 24500, instalments: { count: 4, amount: 6500 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Practice systems',
    'Assessment and feedback',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You use a computer comfortably; no coding needed',
      first: 'Practise first: files, a browser and e-mail every day. Code Curious? is a free start.',
    },
    {
      need: 'You have a laptop and an internet connection good enough for video calls',
      first: 'Find a laptop and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Skills programme certificate', nqf: { level: 4, credits: 16 } }),
  takeaway: sample('An assessed final project'),
  hasFinalProject: true,
  work: sample({
    title: 'An incident report for a small practice',
    text: 'A log of one night on a practice system: what happened, what was done about it and when. The report ends with advice that the owner can follow.',
    window: {
      kind: 'log',
      name: 'incident.log',
      lines: [
        { isRight: false, text: '02:14 Forty wrong passwords, one account' },
        { isRight: true, text: '02:16 Account locked, owner phoned' },
        { isRight: true, text: '02:31 Copy of the log kept as evidence' },
        { isRight: true, text: '03:05 Password changed, second step on' },
        { isRight: true, text: '08:30 Report and advice handed over' },
      ],
    },
  }),
  audience: [
    'You enjoy working out how things break, and how to stop that.',
    'You use a computer comfortably. You do not need to write code yet.',
    sample('You can give about 12 hours a week, including two live evenings.'),
  ],
  outcomes: [
    'Explain common attacks to people who are not technical',
    'Set up and check the defences of a small network',
    'Test a system with permission and report what you find',
    'Take part in a response team when an incident happens',
  ],
  modules: sample([
    {
      title: 'How networks and attacks work',
      from: 1,
      to: 2,
      outcome: 'Describe how data moves, and how common attacks use that.',
    },
    {
      title: 'Linux and the command line',
      from: 3,
      to: 4,
      outcome: 'Work confidently in a terminal and automate small tasks.',
    },
    { title: 'Defending systems', from: 5, to: 7, outcome: 'Set up access control, updates, back-ups and monitoring.' },
    {
      title: 'Finding weaknesses, with permission',
      from: 8,
      to: 10,
      outcome: 'Test a practice system and write up what you find.',
    },
    {
      title: 'Responding to an incident',
      from: 11,
      to: 12,
      outcome: 'Follow a response plan, keep evidence and communicate clearly.',
    },
    { title: 'Final project', from: 13, to: 14, outcome: 'Assess a small organisation and present your advice.' },
  ]),
  questions: [
    {
      question: 'Do I need to know how to code?',
      answer: 'No. You will write short scripts from week 3, and we start from the beginning.',
    },
    {
      question: 'Is it legal to practise attacks?',
      answer:
        'On the practice systems, yes: they are closed and made for it. The law and written permission are part of the bootcamp, and you never test a system that is not yours to test.',
    },
    {
      question: 'What happens if I miss a live lesson?',
      answer: sample('Watch the recording, do the practice task and bring your questions to the next lesson.'),
    },
    {
      question: 'Will I get a certificate?',
      answer: sample('Yes, when you pass the final project and the assessments before it.'),
    },
  ],
  related: ['/programs/softwareEngineerPython', '/programs/webdevelopment', '/programs/AITools'],
};
