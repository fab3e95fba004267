import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/dataScience',
  name: 'Machine Learning & Data Science in Business',
  area: 'Data Science',
  category: 'bootcamp',
  position: 4,
  icon: ['.. iS', 'iS nP', 'nQ #P', 'aL 2L'],
  isUpcoming: true,
  summary: 'Turn business questions into data work that people can act on.',
  lead: 'Learn to turn business questions into data work that people can act on. This bootcamp is being prepared: you can read the plan, but applications are not open yet.',
  description:
    'An upcoming bootcamp in machine learning and data science for business. Read who it is planned for and what its modules will be. Not yet open.',
  duration: sample({ count: 14, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(12),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You work comfortably with spreadsheets',
      first: 'Practise first: sort, filter and chart a list of your own.',
    },
    {
      need: 'You have written a little Python, or have finished our Python bootcamp',
      first: 'Begin with our Python bootcamp, Software Engineer with Python.',
    },
    {
      need: 'You have a laptop and an internet connection good enough for video calls',
      first: 'Find a laptop and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Skills programme certificate', nqf: { level: 5, credits: 16 } }),
  takeaway: sample('An assessed business analysis'),
  hasFinalProject: true,
  work: sample({
    title: 'Why do parcels come back?',
    text: 'One business question, answered from a data set made up for the purpose. The chart shows the reasons; the text beside it says how sure one can be, and what to try first.',
    window: {
      kind: 'chart',
      name: 'Reasons for returns',
      unit: 'Of 100 parcels that came back',
      bars: [
        { label: 'Wrong size', value: 46 },
        { label: 'Came late', value: 27 },
        { label: 'Damaged', value: 15 },
        { label: 'Other', value: 12 },
      ],
    },
  }),
  audience: [
    'You answer questions with numbers at work, and want to do it better.',
    'You know your organisation’s questions and want to learn the methods that answer them.',
    'You would rather give a careful answer than an impressive one.',
  ],
  outcomes: [
    'Turn a business question into one that data can answer',
    'Clean and join data from several sources',
    'Build a model that predicts, and measure how wrong it is',
    'Show results in charts that do not mislead',
    'Recommend an action and say how sure you are',
  ],
  modules: sample([
    {
      title: 'Questions and data',
      from: 1,
      to: 2,
      outcome: 'Write a question and find data that can answer it.',
    },
    {
      title: 'Cleaning and exploring',
      from: 3,
      to: 5,
      outcome: 'Prepare a messy data set and describe what is in it.',
    },
    {
      title: 'Statistics for decisions',
      from: 6,
      to: 7,
      outcome: 'Estimate, compare and say how sure you can be.',
    },
    {
      title: 'Machine learning',
      from: 8,
      to: 10,
      outcome: 'Train models that predict and group, and compare them fairly.',
    },
    {
      title: 'Results that people can use',
      from: 11,
      to: 12,
      outcome: 'Chart and explain findings to people who were not there.',
    },
    { title: 'Final analysis', from: 13, to: 14, outcome: 'Answer one business question from beginning to end.' },
  ]),
  questions: [
    {
      question: 'When does this bootcamp start?',
      answer: 'Dates are not set yet. When they are, they will appear on our website, with the other intake blocks.',
    },
    {
      question: 'Can I apply now?',
      answer: 'No. Applications are not open yet. Send us a message if you want to ask about the plan.',
    },
    {
      question: 'How can I prepare in the meantime?',
      answer:
        'Learn the basics of Python and refresh your spreadsheets. Software Engineer with Python covers everything you need to know before you start.',
    },
    {
      question: 'Is the plan final?',
      answer:
        'No. The modules may still change. Our website will show the final plan and the fee before applications open.',
    },
  ],
  related: ['/programs/softwareEngineerPython', '/programs/ai-mastery-python', '/programs/AIDeveloper'],
};
