import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/AIDeveloper',
  name: 'Artificial Intelligence Developer',
  area: 'AI Dev',
  category: 'full-program',
  position: 1,
  icon: ['aP bP', 'bP 3S', 'aP 2S', 'aL aL'],
  summary: 'Build, test and ship software that uses machine learning models.',
  lead: 'Learn to build, test and ship software that uses machine learning models. You start with programming itself, then work with data, then with models, and end with a product that other people can use.',
  description:
    'A Full Program for people who want to build software that uses machine learning: programming, data, models and products. See modules and fees.',
  duration: sample({ count: 12, unit: 'months' }),
  mode: sample('Online, with live lessons'),
  hours: sample(20),
  lessons: sample({ days: ['Monday', 'Wednesday', 'Thursday'], from: '17:30', to: '19:30' }),
  fee: sample({ once: 48000, instalments: { count: 12, amount: 4300 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Computing time for training and running models',
    'Reviews of your code by a facilitator',
    'Assessment and feedback on every module',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You have matric or an equivalent result, with mathematics or mathematical literacy',
      first: 'Finish matric first, or ask us whether another result counts. A bootcamp does not need it.',
    },
    {
      need: 'You have a laptop with at least 8 GB of memory, and an internet connection good enough for video calls',
      first: 'Find such a laptop and a connection before you apply. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Occupational certificate', nqf: { level: 5, credits: 104 } }),
  takeaway: sample('An assessed final product and a portfolio of earlier projects'),
  hasFinalProject: true,
  work: sample({
    title: 'An assistant for a library’s desk',
    text: 'A product that answers from the library’s own pages. Each kind of answer is checked by a person against its source, and what it gets wrong becomes a test.',
    window: {
      kind: 'prompt',
      name: 'Library desk',
      prompt: 'Is the library open on a public holiday?',
      answer: 'No. It is closed that day and opens again at 09:00 on the next working day.',
      checks: [
        { isRight: true, text: 'Agrees with the page on opening hours' },
        { isRight: true, text: 'Names the page that it used' },
        { isRight: false, text: 'Forgot the Saturdays: now a test' },
      ],
    },
  }),
  asksForResults: true,
  audience: [
    'You want to build things with AI, not only use them.',
    'You like to know why something works, and you are willing to test whether it does.',
    'You can study regularly for a year, with live lessons every week.',
    'You are new to programming, or you have taught yourself a little.',
  ],
  outcomes: [
    'Write clear, tested programs in Python',
    'Collect, clean and describe data, and say what it cannot show',
    'Train a model, measure it honestly and explain its mistakes',
    'Build an application around a language model, with safeguards',
    'Put a model into service, watch it and improve it',
  ],
  modules: sample([
    {
      title: 'Programming with Python',
      from: 1,
      to: 2,
      outcome: 'Write, test and explain small programs, and keep them under version control.',
    },
    { title: 'Working with data', from: 3, to: 4, outcome: 'Load, clean and chart a data set, and query a database.' },
    {
      title: 'The mathematics you need',
      from: 5,
      to: 5,
      outcome: 'Use vectors, probability and gradients, and see each one at work in code.',
    },
    {
      title: 'Machine learning',
      from: 6,
      to: 7,
      outcome: 'Train models for prediction and grouping, and compare them fairly.',
    },
    {
      title: 'Neural networks and language models',
      from: 8,
      to: 9,
      outcome: 'Train a small network, and build an application on a large language model.',
    },
    {
      title: 'Responsible AI',
      from: 10,
      to: 10,
      outcome: 'Check a system for bias, privacy and safety, and write down its limits.',
    },
    {
      title: 'From model to product',
      from: 11,
      to: 11,
      outcome: 'Put a model behind a service, watch how it behaves and update it safely.',
    },
    {
      title: 'Final product',
      from: 12,
      to: 12,
      outcome: 'Build, document and present a working product that uses AI.',
    },
  ]),
  questions: [
    {
      question: 'Do I need strong mathematics?',
      answer:
        'You need to be comfortable with percentages, graphs and simple equations. Everything beyond that is taught in month 5, next to the code that uses it.',
    },
    {
      question: 'Do I need an expensive computer to train models?',
      answer: sample(
        'No. You train larger models on computers that we provide over the internet. Your own laptop is for writing code and joining lessons.',
      ),
    },
    {
      question: 'How is this different from the Software Engineer programme?',
      answer:
        'Both begin with programming. This one goes on to data and models. Software Engineer goes on to design, teamwork and the upkeep of larger systems.',
    },
    {
      question: 'May I use AI assistants while I learn?',
      answer: sample(
        'Yes, in the modules that teach you how. In the first two months you write code yourself, so that you can later judge what an assistant gives you.',
      ),
    },
  ],
  related: ['/programs/softwareengineer', '/programs/ai-mastery-python', '/programs/softwareEngineerPython'],
};
