import { paths } from '../../paths';
import { codeCurious, codeCuriousTerms } from '../codeCurious';
import type { CardGrid, Invitation, Questions, RelatedLink, Steps } from '../content';
import { corporateIcons } from '../corporate';
import type { Icon, Page } from '../schema';

export interface HomePage extends Page {
  programmes: { heading: string; lead: string; notSure: string; more: RelatedLink[] };
  /** `caption` introduces `code`, a line of the first lesson's program, which draws `icon`. */
  codeCurious: { heading: string; lead: string; caption: string; code: string; icon: Icon; action: string };
  learning: Steps;
  corporate: {
    heading: string;
    lead: string;
    training: CardGrid;
    consulting: { title: string; text: string; path: string; icon: Icon; action: string };
  };
  accreditation: { heading: string; lead: string; more: RelatedLink[] };
  areas: { heading: string; lead: string };
  questions: Questions;
  closing: Invitation;
}

export const page: HomePage = {
  path: '/',
  title: 'Accredited technology training centre',
  description:
    'Programmes, bootcamps and masterclasses in software, data, AI and cyber security, taught online by an accredited centre in South Africa.',
  heading: 'Tech skills that take\u00a0root',
  lead: 'Programmes, bootcamps and masterclasses in software, data, AI and cyber security from an accredited centre – from your first line of code to work that you can show.',
  programmes: {
    heading: 'Choose what you want to grow into',
    lead: 'Start with a category, then compare time, mode and fees.',
    notSure: 'Not sure? Start here',
    more: [{ text: 'Compare all fees side by side', path: paths.pricing }],
  },
  codeCurious: {
    heading: codeCurious.name,
    lead: 'Never written code? Change four lines and see what grows. You do not need experience, a powerful computer or a plan.',
    caption: `${codeCuriousTerms()}. One line says how tall this bloom is:`,
    code: 'rows = 2',
    icon: ['aP bP', 'aP 3S', 'aL lL', '2L 2L'],
    action: 'Try Code Curious?',
  },
  learning: {
    heading: 'How learning works here',
    lead: 'The way in short. You always know where you are and what comes next.',
    items: [
      {
        title: 'Choose and apply',
        text: 'Pick a programme and send your documents online. We tell you what is missing.',
      },
      { title: 'Learn the basics', text: 'Short lessons and practice, with someone to ask when you are stuck.' },
      { title: 'Build real work', text: 'Make projects you can explain, and improve them with feedback.' },
      {
        title: 'Show what you can do',
        text: 'Finish your last piece of work, get your certificate and plan your next move.',
      },
    ],
    more: [{ text: 'The learning process, step by step', path: paths.learningProcess }],
  },
  corporate: {
    heading: 'For teams and employers',
    lead: 'Training that fits your people and your policies, and practical help with putting AI to work.',
    training: {
      heading: 'Corporate training',
      items: [
        {
          title: 'Productivity AI Tools',
          text: 'Everyday AI for office work',
          path: '/corporate-training/productivity-ai-tools',
          icon: corporateIcons.productivity,
        },
        {
          title: 'Ethical AI',
          text: 'Use AI fairly, safely and within the law',
          path: '/corporate-training/ethical-ai',
          icon: corporateIcons.ethicalAi,
        },
        {
          title: 'Learnerships & Bursaries',
          text: 'Sponsor a learner or grow your own staff',
          path: '/corporate-training/learnerships-bursaries',
          icon: corporateIcons.learnerships,
        },
      ],
    },
    consulting: {
      title: 'Practical AI',
      text: 'We look at how you work, find where AI helps, and help you introduce it carefully.',
      path: '/corporate-training/practical-ai',
      icon: corporateIcons.practicalAi,
      action: 'About our consulting',
    },
  },
  accreditation: {
    heading: 'Accredited and registered',
    lead: 'You can check both numbers yourself with the body that issued them.',
    more: [{ text: 'About us, and what each programme leads to', path: paths.about }],
  },
  areas: {
    heading: 'What we teach',
    lead: 'Nine programme areas, each with at least one programme behind it.',
  },
  questions: {
    heading: 'Good questions',
    lead: 'Can’t see yours? Send us a message and a person will reply.',
    items: [
      {
        question: 'Do I need experience before I apply?',
        answer:
          'Not for Code Curious? and not for most bootcamps. Each programme page says what you need to know before you start.',
      },
      {
        question: 'What is the difference between a Full Program and a Bootcamp?',
        answer:
          'A Full Program is longer and covers a whole field, from the basics to a large final project. A Bootcamp is shorter and keeps to one set of skills.',
      },
      {
        question: 'Can I pay in parts?',
        answer:
          'Where a programme has a monthly plan, its page shows the once-off fee and the monthly plan side by side.',
      },
      {
        question: 'How do I know the centre is accredited?',
        answer:
          'Our numbers are on this page, and on wider screens at the bottom of every page. You can check them with the body that issued them. The accreditation is the centre’s: the page about us says what each programme leads to.',
      },
    ],
  },
  closing: {
    heading: 'Ready when you are',
    lead: 'Create an applicant profile, choose a programme and save your progress as you go.',
  },
};
