import type { CorporatePage } from '../content';
import { corporateIcons } from '../corporate';
import { engagement } from '../engagement';
import { sample } from '../sample';

export const page: CorporatePage = {
  path: '/corporate-training/productivity-ai-tools',
  title: 'Productivity AI tools for teams',
  description:
    'Corporate training in everyday AI tools: what your team learns, how the training runs and how to start.',
  heading: 'Productivity AI Tools',
  lead: 'Everyday AI for office work, taught on the tasks your team already does.',
  icon: corporateIcons.productivity,
  what: {
    heading: 'What it is',
    paragraphs: [
      'Most offices now have AI tools within reach, and few people have been shown how to use them well. We teach your team to write, summarise, plan and check with AI, on work that looks like theirs.',
      'We also teach when not to use it: what must stay private, what must be checked by a person, and how to say that AI helped.',
    ],
  },
  formats: {
    heading: 'Formats',
    items: sample([
      { title: 'Half-day workshop', text: 'For a team that wants a shared start.' },
      { title: 'Short series', text: 'A few sessions with practice on real tasks between them.' },
      { title: 'Clinic', text: 'People bring a task; we solve it together and note how.' },
    ]),
  },
  outcomes: {
    heading: 'What your team will be able to do',
    items: [
      'Write clear instructions for an AI tool and improve the result',
      'Summarise and compare long documents, and check what comes back',
      'Turn meeting notes into actions',
      'Keep personal and confidential information out of the tools',
      'Decide when a task is better done without AI',
    ],
  },
  engagement,
  start: {
    heading: 'How to start',
    paragraphs: [
      sample(
        'Send us a message with the size of your team and what they do most. A person replies, and the first conversation costs nothing.',
      ),
    ],
  },
  questions: {
    heading: 'Questions from employers',
    items: [
      {
        question: 'Which tools do you teach?',
        answer: 'Those your organisation allows. If you have not chosen yet, we compare two or three with you.',
      },
      {
        question: 'Do we need licences?',
        answer:
          'For practice people need access to at least one tool. We tell you what is needed before we agree a date.',
      },
      { question: 'Can it happen at our offices?', answer: 'Yes, where we can travel to you; otherwise live online.' },
    ],
  },
};
