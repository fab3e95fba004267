import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/softwareengineer',
  alias: '/programs/softwareEngineer',
  name: 'Software Engineer',
  area: 'Software Engineering',
  category: 'full-program',
  position: 2,
  icon: ['bP iS', 'bP 3Q', 'aP 2Q', 'aL aL'],
  summary: 'Plan, write, test and maintain software with a team.',
  lead: 'Learn to plan, write, test and maintain software with a team. You work in small groups from the third month, review each other’s code and look after a system that people depend on.',
  description:
    'A Full Program in software engineering: plan, write, test and maintain software as part of a team. See the modules, entry rules, fees and intakes.',
  duration: sample({ count: 12, unit: 'months' }),
  mode: sample('Online, with live lessons'),
  hours: sample(20),
  lessons: sample({ days: ['Monday', 'Tuesday', 'Thursday'], from: '17:30', to: '19:30' }),
  fee: sample({ once: 46000, instalments: { count: 12, amount: 4100 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Accounts for the tools your team uses',
    'Reviews of your code by a facilitator',
    'Assessment and feedback on every module',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You have matric or an equivalent result',
      first: 'Finish matric first, or ask us whether another result counts. A bootcamp does not need it.',
    },
    {
      need: 'You have a laptop with at least 8 GB of memory, and an internet connection good enough for video calls',
      first: 'Find such a laptop and a connection before you apply. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Occupational certificate', nqf: { level: 5, credits: 104 } }),
  takeaway: sample('An assessed team project and a public portfolio of code'),
  hasFinalProject: true,
  work: sample({
    title: 'A booking system, built by a team',
    text: 'A system that a team designs, tests and releases: rooms, times, and what is taken already. One rule runs through it: no room is given away twice.',
    window: {
      kind: 'form',
      name: 'Book a room',
      rows: [
        { label: 'Room', value: 'Study room 2' },
        { label: 'Day', value: 'Tuesday 9 March' },
        { label: 'Time', value: '14:00 to 15:00' },
      ],
      action: 'Check and book',
    },
  }),
  asksForResults: true,
  audience: [
    'You want to make software for a living, or you already do a little of it at work.',
    'You like to solve problems with other people, and you can take advice on your work.',
    'You can study regularly for a year, with live lessons every week.',
  ],
  outcomes: [
    'Turn a vague request into a plan that a team can build',
    'Write readable code in two languages and prove that it works',
    'Design a database and a service that other programs can use',
    'Review a colleague’s code kindly and usefully',
    'Release software, find faults in it and repair them',
  ],
  modules: sample([
    {
      title: 'Programming from the beginning',
      from: 1,
      to: 2,
      outcome: 'Write small programs, test them and keep every version.',
    },
    {
      title: 'Working in a team',
      from: 3,
      to: 3,
      outcome: 'Split work into tasks, review code and agree on what “done” means.',
    },
    {
      title: 'Data structures and algorithms',
      from: 4,
      to: 5,
      outcome: 'Choose a structure that suits the problem, and explain its cost.',
    },
    {
      title: 'Databases and services',
      from: 6,
      to: 7,
      outcome: 'Design tables and build a service that stores and returns data.',
    },
    {
      title: 'Interfaces for everyone',
      from: 8,
      to: 8,
      outcome: 'Build a web interface that works on a phone and with a keyboard alone.',
    },
    {
      title: 'Testing and quality',
      from: 9,
      to: 9,
      outcome: 'Write tests at three levels and let a machine run them on every change.',
    },
    {
      title: 'Design, security and release',
      from: 10,
      to: 10,
      outcome: 'Draw up a design, check it for weaknesses and put it into service.',
    },
    {
      title: 'Team project',
      from: 11,
      to: 12,
      outcome: 'Build, release and maintain a system for a real kind of user.',
    },
  ]),
  questions: [
    {
      question: 'Which programming languages will I learn?',
      answer: sample(
        'Python first, then TypeScript. The ideas matter more than the language, and most of them carry over to the next one you learn.',
      ),
    },
    {
      question: 'How does the team work happen online?',
      answer: sample(
        'You join a group of four or five. You plan in a live session once a week and do the rest at times your group agrees on.',
      ),
    },
    {
      question: 'What if I already know how to program?',
      answer:
        'Send us something you have written before you apply. We will tell you whether this programme or a shorter bootcamp suits you better.',
    },
    {
      question: 'Can I stop and continue in a later intake?',
      answer: sample(
        'Yes, once, at the end of a module. Your results stay valid for the next intake. Write to us before you stop.',
      ),
    },
  ],
  related: ['/programs/AIDeveloper', '/programs/webdevelopment', '/programs/softwareEngineerPython'],
};
