import type { Invitation, Passage, Pieces, Points, Questions, Steps } from '../content';
import { freeTrial } from '../freeTrial';
import { sample } from '../sample';
import type { Page } from '../schema';

export interface LearningPage extends Page {
  steps: Steps;
  freeTrial: Passage;
  week: Pieces;
  needs: Points;
  support: Pieces;
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
    lead: 'One after the other. You can stop before any of them and come back.',
    items: [
      { title: 'Look around', text: 'Read the programme pages and download a brochure. Nobody asks for your details.' },
      { title: 'Try it', text: 'Start a free trial, or try Code Curious? if you have never written code.' },
      {
        title: 'Apply',
        text: 'Create a profile on the applicant site and upload your documents. We tell you what is missing.',
      },
      { title: 'Get ready', text: 'Your start pack has your timetable, your group and what to install.' },
      { title: 'Learn', text: 'Live lessons, short tasks, and someone to ask when you are stuck.' },
      { title: 'Build', text: 'Work of your own that you keep, improved with feedback.' },
      {
        title: 'Show',
        text: 'In most programmes, a final project that you plan, make and explain. In a masterclass, short tasks that you discuss.',
      },
      { title: 'Finish', text: 'Your results, your certificate, and a conversation about what comes next.' },
    ],
  },
  freeTrial,
  week: {
    heading: 'A week in a bootcamp',
    lead: 'An example for a programme of about twelve hours a week.',
    items: sample([
      { title: 'Two live evenings, four hours', text: 'New ideas, shown and tried together.' },
      { title: 'Practice, six hours', text: 'Tasks in your own time, with help in the group chat.' },
      { title: 'Feedback, two hours', text: 'You go through comments on your work and improve it.' },
    ]),
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
