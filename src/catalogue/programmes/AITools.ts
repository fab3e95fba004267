import { sample } from '../sample';
import type { Programme } from '../schema';

export const programme: Programme = {
  path: '/programs/AITools',
  name: 'AI in the Workplace Masterclass',
  area: 'AI Tools',
  category: 'masterclass',
  position: 2,
  icon: ['aP bP', '3P 4P', 'uQ uQ', 'aL lL'],
  summary: 'Use AI tools at work safely, sensibly and with good judgement.',
  lead: 'Learn to use AI tools at work safely, sensibly and with good judgement. You bring tasks from your own week, try them with a tool and decide what is worth keeping.',
  description:
    'A short masterclass on using AI tools at work: writing, summarising, spreadsheets and meetings, with good judgement. See sessions, fee and dates.',
  duration: sample({ count: 2, unit: 'days' }),
  mode: sample('Live online, daytime'),
  hours: sample(7),
  lessons: sample({ days: ['Monday', 'Tuesday'], from: '09:00', to: '16:00' }),
  fee: sample({ once: 3800 }),
  includes: sample([
    'Two days of live sessions',
    'Practice accounts for the tools we use',
    'Checklists and examples to keep',
    'Your certificate',
  ]),
  entry: sample([
    { need: 'You have some work experience', first: 'Ask us first: voluntary work counts too.' },
    {
      need: 'You write e-mail and documents as part of your work; no coding needed',
      first: 'Ask us first: a task of your own, from home or a club, may do.',
    },
    {
      need: 'You have a computer and an internet connection good enough for video calls',
      first: 'Find a computer and a connection that you can use for the lessons. Ask us what is enough.',
    },
  ]),
  certificate: sample({ name: 'Certificate of attendance' }),
  takeaway: sample('Three tasks of your own, done with AI and checked'),
  hasFinalProject: false,
  work: sample({
    title: 'Minutes of a meeting, checked',
    text: 'One task from a working week: what was asked of the tool, what came back, and what a person found when they held it against the notes.',
    window: {
      kind: 'prompt',
      name: 'Minutes',
      prompt: 'Turn my notes into minutes. Add nothing.',
      answer: 'Decided: the stall moves to Saturday. Still open: who brings the tables.',
      checks: [
        { isRight: true, text: 'Every decision is in the notes' },
        { isRight: false, text: 'One date was missing: put back' },
      ],
    },
  }),
  audience: [
    'You write, plan, summarise or work with figures in an office.',
    'You have tried an AI tool and are not sure when to trust it.',
    'You want to know what you may share with a tool, and what you may not.',
  ],
  outcomes: [
    'Choose tasks that an AI tool does well, and leave the others alone',
    'Write instructions that get a useful first draft',
    'Check facts, figures and tone before you use a result',
    'Keep personal and confidential information out of the wrong tools',
  ],
  modules: sample([
    {
      title: 'What the tools do, and do not do',
      from: 1,
      to: 1,
      outcome: 'Explain in plain words how a language model writes, and why it makes mistakes.',
    },
    {
      title: 'Writing and summarising',
      from: 1,
      to: 1,
      outcome: 'Draft, shorten and rewrite a text, and check every claim in it.',
    },
    {
      title: 'Spreadsheets, plans and meetings',
      from: 2,
      to: 2,
      outcome: 'Use a tool for formulas, minutes and plans, and test what it returns.',
    },
    {
      title: 'Judgement, privacy and rules',
      from: 2,
      to: 2,
      outcome: 'Write your own page of rules for AI at work, and defend it.',
    },
  ]),
  questions: [
    {
      question: 'Which tools will we use?',
      answer: sample(
        'Two or three widely used assistants, with practice accounts that we provide. What you learn applies to the tool your organisation chooses.',
      ),
    },
    {
      question: 'Can I use real documents from work?',
      answer:
        'Use made-up or public ones. We give you examples. Part of the masterclass is learning what may leave your organisation.',
    },
    {
      question: 'Can my whole team come?',
      answer:
        'Yes. For a group we can run the course for your team alone, with your own examples. See Productivity AI Tools under corporate training.',
    },
    {
      question: 'Is there a test?',
      answer: sample(
        'No. You finish three short tasks and discuss them. The certificate says that you attended, not that you passed.',
      ),
    },
  ],
  related: ['/programs/AIMasteryNoCode', '/programs/AIToolsBC'],
};
