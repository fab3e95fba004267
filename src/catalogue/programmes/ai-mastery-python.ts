import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/ai-mastery-python',
  name: 'AI Mastery with Python',
  area: 'AI Mastery',
  category: 'career-booster',
  position: 2,
  icon: ['bS 3P', '3P 1Q', '2Q 4P', 'aL lL'],
  summary: 'Use Python to build, connect and test your own AI applications.',
  lead: 'Learn to use Python to build, connect and test your own AI applications. You already write a little code; here you put language models and your own data behind it.',
  description:
    'A part-time career booster for people who know some Python: build, connect and test applications that use AI models. See modules and fees.',
  duration: sample({ count: 8, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(8),
  lessons: sample({ days: ['Monday', 'Wednesday'], from: '18:00', to: '20:00' }),
  fee: sample({ once: 9800, instalments: { count: 2, amount: 5100 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Credit for the model services we use',
    'Reviews of your code',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You can write a short Python program with functions, lists and files',
      first: 'Learn it first in our Python bootcamp, or choose AI Mastery without Code.',
    },
    {
      need: 'You have a laptop and an internet connection good enough for video calls',
      first: 'Find a laptop and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Certificate of completion' }),
  takeaway: sample('An AI application with its own tests'),
  hasFinalProject: true,
  work: sample({
    title: 'Answers from a set of documents, with tests',
    text: 'An application that answers from documents that you choose. Its tests say how often it is right, whether it admits what it does not know, and what it costs.',
    window: {
      kind: 'log',
      name: 'test_answers.py',
      lines: [
        { isRight: true, text: 'Right, with a source: 18 of 18' },
        { isRight: false, text: 'Says “I do not know”: 9 of 10' },
        { isRight: true, text: 'Nothing private in an answer: 12 of 12' },
        { isRight: true, text: 'Cost of 100 answers: under the limit' },
      ],
    },
  }),
  audience: [
    'You know some Python and want to use it for AI.',
    'You are a developer, analyst or engineer who wants to add models to existing work.',
    'You want to know how well something works, not only that it worked once.',
  ],
  outcomes: [
    'Call a language model from Python and handle what can go wrong',
    'Let an application answer from your own documents, with its sources',
    'Give a model tools to use, within limits that you set',
    'Measure quality, cost and speed, and improve them',
  ],
  modules: sample([
    { title: 'Python refresher and model basics', from: 1, to: 1, outcome: 'Call a model from a small, tidy program.' },
    {
      title: 'Instructions and structured answers',
      from: 2,
      to: 3,
      outcome: 'Get answers that a program can check and use.',
    },
    {
      title: 'Answers from your own documents',
      from: 4,
      to: 5,
      outcome: 'Search your documents and answer with sources.',
    },
    {
      title: 'Models that use tools',
      from: 6,
      to: 6,
      outcome: 'Let a model call your functions, safely and within limits.',
    },
    {
      title: 'Testing and responsible use',
      from: 7,
      to: 7,
      outcome: 'Build a test set and report quality, bias and cost.',
    },
    { title: 'Final application', from: 8, to: 8, outcome: 'Finish, test and show one useful application.' },
  ]),
  questions: [
    {
      question: 'How much Python must I know?',
      answer:
        'Enough to write a function, loop over a list and read a file without help. If you do not, start with Software Engineer with Python.',
    },
    {
      question: 'Do I pay separately for AI services?',
      answer: sample(
        'No. The fee includes enough credit for all the tasks. You set a limit on your own account if you want to do more.',
      ),
    },
    {
      question: 'Will I train my own model?',
      answer:
        'No. You work with models that exist and learn to use them well. Training models is part of the Artificial Intelligence Developer programme.',
    },
    {
      question: 'May I build something for my employer?',
      answer: 'Yes, if they agree. Use made-up or public data until they have approved how real data is handled.',
    },
  ],
  related: ['/programs/AIDeveloper', '/programs/softwareEngineerPython', '/programs/AIMasteryNoCode'],
};
