import { paths } from '../../paths';
import type { Invitation, Passage, Points } from '../content';
import { sample } from '../sample';
import type { Page } from '../schema';

/** A skill, its use at work, and the paths of the programmes that teach it. */
export interface SkillRow {
  skill: string;
  task: string;
  related: string[];
}

export interface CareersPage extends Page {
  /** The page's two parts, which the links at its top lead to. */
  working: Passage & { id: string };
  roles: { heading: string; lead: string };
  hiring: Points;
  graduates: Passage & { id: string };
  map: { caption: string; rows: SkillRow[] };
  closing: Invitation;
}

export const page: CareersPage = {
  path: '/careers',
  title: 'Careers',
  description:
    'Work with us, or see where the skills you learn here can take you. No promises, just what the work is like.',
  heading: 'Careers',
  lead: 'Working at the centre, and where the skills you learn here can lead.',
  working: {
    id: 'work-with-us',
    heading: 'Work with us',
    paragraphs: [
      sample(
        'We look for people who know their field and like to explain it. Most of our work is online, in the evening and with adults.',
      ),
      sample(
        'If you would like to work with us, send a message that says what you do and what you would like to teach. We answer every message.',
      ),
    ],
  },
  hiring: {
    heading: 'What we look for',
    items: [
      'Experience of the work that you would teach',
      'Plain words and patience',
      'Respect for people who start late or start over',
    ],
  },
  roles: {
    heading: 'Kinds of work here',
    lead: 'Drawings of roles, not of people.',
  },
  graduates: {
    id: 'where-skills-lead',
    heading: 'Where skills lead',
    paragraphs: [
      'From a skill to the work that asks for it, and to the programme that teaches it.',
      'We do not promise jobs or salaries. What you do with a programme depends on you, on your work and on the people who hire.',
    ],
  },
  map: {
    caption: 'Skills, what they are for at work, and the programmes that teach them',
    rows: [
      {
        skill: 'Programming',
        task: 'Plan, write, test and look after programs, mostly in a team.',
        related: ['/programs/softwareengineer', '/programs/softwareEngineerPython'],
      },
      {
        skill: 'Web development',
        task: 'Build pages, services and databases, and put them online.',
        related: ['/programs/webdevelopment'],
      },
      {
        skill: 'Machine learning',
        task: 'Build tools that use models, and measure how well they work.',
        related: ['/programs/AIDeveloper', '/programs/ai-mastery-python'],
      },
      {
        skill: 'Data analysis',
        task: 'Turn a question into data work, and show the answer in a chart that does not mislead.',
        related: ['/programs/dataScience'],
      },
      {
        skill: 'Cyber security',
        task: 'Find weak points, with permission, defend systems, and stay calm in an incident.',
        related: ['/programs/cyber-security', '/programs/AIBusiness'],
      },
      {
        skill: 'AI at work',
        task: 'Do your present work with better tools and better judgement.',
        related: ['/programs/AITools', '/programs/AIMasteryNoCode', '/programs/AIToolsBC'],
      },
    ],
  },
  closing: {
    heading: 'Learn for the work you want',
    lead: 'Find the programme that fits it.',
    action: { text: 'See all programmes', path: paths.programmes },
  },
};
