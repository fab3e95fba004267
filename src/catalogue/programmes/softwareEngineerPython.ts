import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/softwareEngineerPython',
  name: 'Software Engineer with Python',
  area: 'Software Engineering',
  category: 'bootcamp',
  position: 3,
  icon: ['3P 1Q', '2P 4P', '3Q 1P', 'aL 2L'],
  summary: 'Write clear, tested Python and use it to solve everyday problems.',
  lead: 'Learn to write clear, tested Python and use it to solve everyday problems. You begin with one line and end with a program that someone else can install, read and change.',
  description:
    'A part-time bootcamp in software engineering with Python: write clear, tested programs that solve everyday problems. See modules, fees and dates.',
  duration: sample({ count: 12, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(12),
  lessons: sample({ days: ['Monday', 'Wednesday'], from: '18:00', to: '20:00' }),
  fee: sample({ once: 22000, instalments: { count: 3, amount: 7700 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Reviews of your code',
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
  certificate: sample({ name: 'Skills programme certificate', nqf: { level: 4, credits: 14 } }),
  takeaway: sample('An assessed Python project'),
  hasFinalProject: true,
  work: sample({
    title: 'A program that says what to order',
    text: 'It reads a shop’s stock list and says what runs low. It has tests, and a page that tells the next person how to install and change it.',
    window: {
      kind: 'code',
      name: 'stock.py',
      lines: [
        'def running_low(stock, least):',
        '    return [',
        '        item for item in stock',
        '        if item.count < least',
        '    ]',
        '',
        '# 12 tests, all of them pass',
      ],
    },
  }),
  audience: [
    'You want a first programming language that is useful straight away.',
    'You repeat the same task at work and suspect that a program could do it.',
    'You may want to study data, AI or software engineering further, and need a firm base.',
  ],
  outcomes: [
    'Write Python that another person can read',
    'Read files, spreadsheets and web services, and put the results to use',
    'Test a program and find the cause of a fault',
    'Store data and ask questions of it',
    'Package a program so that others can run it',
  ],
  modules: sample([
    { title: 'First programs', from: 1, to: 2, outcome: 'Use values, choices and loops to solve small problems.' },
    {
      title: 'Functions and data',
      from: 3,
      to: 4,
      outcome: 'Break a problem into functions and choose how to hold its data.',
    },
    {
      title: 'Files, spreadsheets and the web',
      from: 5,
      to: 6,
      outcome: 'Automate a task that reads, changes and writes real files.',
    },
    {
      title: 'Tests and faults',
      from: 7,
      to: 8,
      outcome: 'Write tests, read error messages and keep a history of changes.',
    },
    { title: 'Objects and databases', from: 9, to: 10, outcome: 'Model a small organisation and store its data.' },
    {
      title: 'Final project',
      from: 11,
      to: 12,
      outcome: 'Build, test and hand over a program that solves a problem of your own.',
    },
  ]),
  questions: [
    {
      question: 'Why Python?',
      answer:
        'It reads almost like English, it is free, and it is used for automation, web services, data and AI. What you learn carries over to other languages.',
    },
    {
      question: 'Is this the same as the Software Engineer programme?',
      answer:
        'No. This bootcamp teaches one language well. That programme lasts longer and adds teamwork, a second language, design and the upkeep of larger systems.',
    },
    {
      question: 'Will I be able to use it at my present work?',
      answer:
        'Often, yes. From week 5 you automate tasks with files and spreadsheets. Ask your employer first before you use their data.',
    },
    {
      question: 'How much must I practise between lessons?',
      answer: sample('Plan for an hour on most days. Short, regular practice works better than one long day.'),
    },
  ],
  related: ['/programs/webdevelopment', '/programs/ai-mastery-python', '/programs/softwareengineer'],
};
