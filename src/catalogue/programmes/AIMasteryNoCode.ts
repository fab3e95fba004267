import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/AIMasteryNoCode',
  name: 'AI Mastery without Code',
  area: 'AI Mastery',
  category: 'career-booster',
  position: 1,
  icon: ['iS bP', 'bP 3S', 'aQ 2S', 'aL lL'],
  summary: 'Plan, build and check useful AI helpers without writing code.',
  lead: 'Learn to plan, build and check useful AI helpers without writing code. You connect ready-made parts into something that saves real work, and you learn to see when it goes wrong.',
  description:
    'A part-time career booster: plan, build and check AI helpers and simple automations without writing code. See the modules, fees and dates.',
  duration: sample({ count: 6, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(6),
  lessons: sample({ days: ['Monday'], from: '18:00', to: '20:30' }),
  fee: sample({ once: 7500, instalments: { count: 2, amount: 3900 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Accounts for the building tools during the course',
    'Feedback on every piece you build',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You use a browser, e-mail and spreadsheets comfortably; no coding needed',
      first: 'Practise first: keep one list of your own in a spreadsheet for a few weeks.',
    },
    {
      need: 'You have a computer and an internet connection good enough for video calls',
      first: 'Find a computer and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Certificate of completion' }),
  takeaway: sample('One working helper that you built'),
  hasFinalProject: false,
  work: sample({
    title: 'A helper that drafts replies',
    text: 'A form, a model and a spreadsheet, joined into one flow. A request comes in, a draft goes to a person to check, and nothing is sent without them.',
    window: {
      kind: 'form',
      name: 'Replies to requests',
      rows: [
        { label: 'When', value: 'A request comes in' },
        { label: 'Then', value: 'The model writes a draft' },
        { label: 'Always', value: 'A person checks it' },
        { label: 'At the end', value: 'One row in the sheet' },
      ],
      action: 'Try it with a hard case',
    },
  }),
  audience: [
    'You have ideas for using AI at work and no wish to become a programmer.',
    'You have used a chat assistant and want to go further than single questions.',
    'You know one field well: teaching, sales, care, administration or anything else.',
  ],
  outcomes: [
    'Describe a task so clearly that a tool can help with it',
    'Write and improve instructions for a language model',
    'Connect forms, documents and an AI model into one flow',
    'Test a helper with difficult cases before others use it',
  ],
  modules: sample([
    {
      title: 'What AI can do for a task',
      from: 1,
      to: 1,
      outcome: 'Take a task apart and mark the steps where AI may help.',
    },
    {
      title: 'Instructions that work',
      from: 2,
      to: 2,
      outcome: 'Write, compare and improve instructions, and keep the best.',
    },
    { title: 'Your own documents', from: 3, to: 3, outcome: 'Build a helper that answers from documents you give it.' },
    { title: 'Joining the parts', from: 4, to: 5, outcome: 'Connect a form, a model and a spreadsheet into one flow.' },
    {
      title: 'Testing and sharing',
      from: 6,
      to: 6,
      outcome: 'Test your helper with hard cases and hand it to someone else.',
    },
  ]),
  questions: [
    {
      question: 'Is there really no code?',
      answer:
        'None that you write. You work with forms, lists and plain sentences. You will see a little code when a tool shows it, and we explain what it does.',
    },
    {
      question: 'What can I build in so short a time?',
      answer:
        'Something small that works: a helper that answers questions from a manual, or one that sorts messages and drafts replies for you to check.',
    },
    {
      question: 'Can I keep using the tools afterwards?',
      answer: sample(
        'Yes, with an account of your own. We show what each tool costs and, where there is one, a free alternative.',
      ),
    },
    {
      question: 'What is the next step after this?',
      answer: 'If you would like to write code after all, AI Mastery with Python follows on from the same ideas.',
    },
  ],
  related: ['/programs/ai-mastery-python', '/programs/AIToolsBC', '/programs/AITools'],
};
