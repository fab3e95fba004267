import type { CardGrid, Invitation, Passage, Points, Questions, Steps } from '../content';
import type { WEEKDAYS } from '../day';
import { freeTrial } from '../freeTrial';
import { sample } from '../sample';
import type { Page } from '../schema';

type WeekPart = 'live' | 'practice' | 'feedback';

/** A week of a programme: live lessons come from the programme, and `own` fills the rest of its hours. */
export interface WeekContent {
  heading: string;
  lead: string;
  /** Path of the programme. */
  path: string;
  names: Record<WeekPart, string>;
  /** Text of a day without study. */
  free: string;
  /** Independent study: `hours` on that day, at most three in one block. */
  own: { day: (typeof WEEKDAYS)[number]; kind: Exclude<WeekPart, 'live'>; hours: number }[];
}

/** Code and what is said of it; `line` is the line in question, from 1. */
interface Work {
  title: string;
  code: string[];
  line: number;
  text: string;
}

export interface SampleLessonContent {
  heading: string;
  lead: string;
  task: { title: string; text: string };
  first: Work;
  feedback: { title: string; paragraphs: string[] };
  second: Work;
}

interface LearningPage extends Page {
  /** Eight steps: each has a drawing. */
  steps: Steps;
  freeTrial: Passage;
  week: WeekContent;
  lesson: SampleLessonContent;
  needs: Points;
  support: CardGrid;
  questions: Questions;
  closing: Invitation;
}

export const page: LearningPage = {
  path: '/learning-process',
  title: 'Learning process',
  description:
    'How learning works here, from your first visit to your certificate: applying, lessons, projects, feedback and assessment.',
  heading: 'How learning works',
  lead: 'From your first visit to your certificate, one step at a time.',
  steps: {
    heading: 'From first visit to certificate',
    lead: 'You can stop before any stage, and come back.',
    items: [
      { title: 'Look around', text: 'Read the pages and download a brochure. Nobody asks for your details.' },
      { title: 'Try it', text: 'Start a free trial, or try Code Curious? if you have never written code.' },
      { title: 'Apply', text: 'Create a profile and upload your documents. We tell you what is missing.' },
      { title: 'Get ready', text: 'Your start pack has your timetable, your group and what to install.' },
      { title: 'Learn', text: 'Live lessons, short tasks, and someone to ask when you are stuck.' },
      { title: 'Build', text: 'Work of your own that you keep, improved with feedback.' },
      { title: 'Show', text: 'In most programmes, a final project; in a masterclass, tasks that you discuss.' },
      { title: 'Finish', text: 'Your results, your certificate, and a talk about what comes next.' },
    ],
  },
  freeTrial,
  week: {
    heading: 'A week in a bootcamp',
    lead: 'Live lessons have their hours. The rest you do when it suits you.',
    path: '/programs/softwareEngineerPython',
    names: { live: 'Live lesson', practice: 'Practice', feedback: 'Feedback' },
    free: 'Free',
    own: sample([
      { day: 'Tuesday', kind: 'practice', hours: 1 },
      { day: 'Thursday', kind: 'practice', hours: 1 },
      { day: 'Thursday', kind: 'feedback', hours: 1 },
      { day: 'Saturday', kind: 'practice', hours: 3 },
      { day: 'Sunday', kind: 'practice', hours: 1 },
      { day: 'Sunday', kind: 'feedback', hours: 1 },
    ]),
  },
  lesson: {
    heading: 'One task, one piece of feedback',
    lead: 'Feedback says what works, what does not yet, and leaves the next step to you.',
    task: {
      title: 'The task',
      text: 'A shop opens at 8 and closes at 17. Write a program that says whether it is open.',
    },
    first: {
      title: 'A first try',
      code: ['hour = 8', 'if hour > 8 and hour < 17:', '    print("Open")', 'else:', '    print("Closed")'],
      line: 2,
      text: 'It says Closed.',
    },
    feedback: {
      title: 'The feedback',
      paragraphs: [
        'Your names say what they hold, so I could follow the program at once. Keep that.',
        'At 8 the shop opens, but your program says that it is closed. Look at line 2: which sign would count the 8 as well?',
      ],
    },
    second: {
      title: 'What came of it',
      code: ['hour = 8', 'if hour >= 8 and hour < 17:', '    print("Open")', 'else:', '    print("Closed")'],
      line: 2,
      text: 'It says Open.',
    },
  },
  needs: {
    heading: 'What you need',
    items: [
      'A laptop that is good enough for video calls',
      'An internet connection; recordings are there for days when it fails',
      'A quiet corner and regular hours',
      'The entry requirements that the programme page lists',
    ],
  },
  support: {
    heading: 'Who helps you',
    items: [
      { title: 'Your facilitator', text: 'Teaches the live lessons and comments on your work.' },
      { title: 'Your group', text: 'The same people from the first day to the last.' },
      {
        title: 'Learner support',
        text: 'For everything that is not the subject: documents, fees, time, access needs.',
      },
    ],
  },
  questions: {
    heading: 'Questions about learning here',
    items: [
      {
        question: 'How am I assessed?',
        answer:
          'By the work you make, and, where the programme has one, by a final project. A masterclass is not assessed: its certificate says that you attended.',
      },
      {
        question: 'What if I fall behind?',
        answer: sample('Tell us early. We plan a way back with you, or a later intake.'),
      },
      {
        question: 'I use a screen reader. Can I take part?',
        answer: 'Tell us what you use before you start, and we prepare the materials and the lessons with you.',
      },
    ],
  },
  closing: { heading: 'Take the first step', lead: 'Look at the programmes, or create an applicant profile.' },
};
