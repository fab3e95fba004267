import type { CorporatePage } from '../content';
import { corporateIcons } from '../corporate';
import { engagement } from '../engagement';
import { sample } from '../sample';

export const page: CorporatePage = {
  path: '/corporate-training/ethical-ai',
  title: 'Ethical AI for organisations',
  description:
    'Corporate training in using AI fairly, safely and within the law: topics, formats, outcomes and how to start.',
  heading: 'Ethical AI',
  lead: 'Use AI fairly, safely and within the law.',
  icon: corporateIcons.ethicalAi,
  what: {
    heading: 'What it is',
    paragraphs: [
      'AI makes mistakes that look right, and it repeats the unfairness in its data. Organisations answer for what their tools decide. This training gives your people the questions to ask before, during and after they use AI.',
      'We work with cases close to yours, and with the South African law on personal information in mind. We teach; we do not give legal advice.',
    ],
  },
  formats: {
    heading: 'Formats',
    items: sample([
      { title: 'Briefing for leaders', text: 'What to decide, who decides it, and what to write down.' },
      { title: 'Workshop for teams', text: 'Cases, questions and a checklist for daily work.' },
      { title: 'Policy session', text: 'We help you draft rules that people can follow.' },
    ]),
  },
  outcomes: {
    heading: 'What your people will be able to do',
    items: [
      'Name the risks of an AI system before it is used',
      'Recognise unfair results and know whom to tell',
      'Protect personal information when they use AI tools',
      'Keep a person responsible for each decision',
      'Write and follow simple rules for using AI',
    ],
  },
  engagement,
  start: {
    heading: 'How to start',
    paragraphs: [
      sample(
        'Tell us which AI tools you use or plan to use, and who will take part. A person replies, and the first conversation costs nothing.',
      ),
    ],
  },
  questions: {
    heading: 'Questions from employers',
    items: [
      {
        question: 'Is this legal advice?',
        answer:
          'No. We explain the questions that the law and good practice raise; your own advisers answer for your case.',
      },
      {
        question: 'Is it technical?',
        answer: 'No. People who build systems and people who use them can take part together.',
      },
      {
        question: 'Will we have a policy at the end?',
        answer: 'If you choose the policy session, you leave with a draft in your own words.',
      },
    ],
  },
};
