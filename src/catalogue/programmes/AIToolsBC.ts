import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/AIToolsBC',
  name: 'AI Tools BC',
  area: 'AI Tools BC',
  category: 'career-booster',
  position: 3,
  icon: ['oS aP', 'nP bP', 'uQ bQ', 'aL lL'],
  summary: 'Choose, set up and use AI tools for the everyday work of a business.',
  lead: 'Learn to choose, set up and use AI tools for the everyday work of a business: customers, documents, figures and planning. You compare tools by what they cost, what they risk and what they save.',
  description:
    'A part-time career booster on AI tools for everyday business work: customers, documents, figures and planning. See the modules, fees and dates.',
  duration: sample({ count: 5, unit: 'weeks' }),
  mode: sample('Live online, evenings'),
  hours: sample(6),
  lessons: sample({ days: ['Monday'], from: '18:00', to: '20:00' }),
  fee: sample({ once: 5600, instalments: { count: 2, amount: 2900 } }),
  includes: sample([
    'All live lessons and their recordings',
    'Practice accounts for the tools we compare',
    'Templates and checklists to keep',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You are 18 or older', first: 'Wait until you are 18. Code Curious? is free and open to you now.' },
    {
      need: 'You work in a business, run one or plan to; no coding needed',
      first: 'Look at AI Mastery without Code first: it needs no business.',
    },
    {
      need: 'You have a computer and an internet connection good enough for video calls',
      first: 'Find a computer and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Certificate of completion' }),
  takeaway: sample('An AI plan for one business'),
  hasFinalProject: false,
  work: sample({
    title: 'An AI plan for one business, on one page',
    text: 'Which task, which tool, what it costs, which rule holds and what happens first. It is short enough to be read, and plain enough to be followed.',
    window: {
      kind: 'form',
      name: 'AI plan, page 1 of 1',
      rows: [
        { label: 'Task', value: 'First drafts of quotes' },
        { label: 'Tool', value: 'One, after comparing three' },
        { label: 'Rule', value: 'No customer’s data goes in' },
        { label: 'First step', value: 'Two weeks on trial' },
      ],
    },
  }),
  audience: [
    'You run a small business or look after the office of one.',
    'You hear about many AI tools and have little time to try them all.',
    'You want to spend money on tools only where they help.',
  ],
  outcomes: [
    'Compare tools by cost, risk and use, and choose a few',
    'Answer customers faster without sounding like a machine',
    'Draft quotes, documents and reports, and check them',
    'Write a short plan for AI in a business, with its limits',
  ],
  modules: sample([
    { title: 'Choosing tools', from: 1, to: 1, outcome: 'Compare three tools for one task and defend your choice.' },
    {
      title: 'Customers and marketing',
      from: 2,
      to: 2,
      outcome: 'Draft messages and replies that are true and in your own voice.',
    },
    {
      title: 'Documents and figures',
      from: 3,
      to: 3,
      outcome: 'Prepare quotes, minutes and simple reports, and check each number.',
    },
    {
      title: 'Privacy, law and trust',
      from: 4,
      to: 4,
      outcome: 'Decide what data may go where, and tell your customers plainly.',
    },
    {
      title: 'Your AI plan',
      from: 5,
      to: 5,
      outcome: 'Write a one-page plan with tools, costs, rules and a first step.',
    },
  ]),
  questions: [
    {
      question: 'How is this different from the AI in the Workplace Masterclass?',
      answer:
        'The masterclass is for one person’s own tasks and takes two full days. This course looks at a business as a whole and leaves time between lessons to try things out.',
    },
    {
      question: 'Do I need a registered business?',
      answer: 'No. You can use your employer’s business, a club, a family business or the example we give you.',
    },
    {
      question: 'Must I buy the tools?',
      answer: sample(
        'No. You use practice accounts during the course. We show what each tool costs before you decide to pay for it.',
      ),
    },
  ],
  related: ['/programs/AITools', '/programs/AIMasteryNoCode'],
};
