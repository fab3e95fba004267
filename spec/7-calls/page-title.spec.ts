import { describe, expect, it } from 'vitest';
import { pageTitleOf } from '../../src/services/pageTitle';
import { documentPaths } from '../support/paths';

/** Each form of a path, and its title in the reports. */
const TITLES: [path: string, title: string][] = [
  ['/', 'Home'],
  ['/programs/cyber-security', 'Programs: Cyber security'],
  ['/programs/AIMasteryNoCode', 'Programs: AI mastery no code'],
  ['/programs/ai-mastery-python', 'Programs: AI mastery python'],
  ['/programs/AIToolsBC', 'Programs: AI tools BC'],
  ['/programPricing', 'Program pricing'],
  ['/corporate-training/ethical-ai', 'Corporate training: Ethical AI'],
  ['/about?ref=a/b', 'About'],
  ['/about#team', 'About'],
  ['', 'Home'],
  ['/about/', 'About'],
  ['//about', 'About'],
  ['/---', 'Home'],
  ['/snake_case', 'Snake case'],
  ['/aimHigh', 'Aim high'],
  ['/samurai', 'Samurai'],
  ['/year2027Intake', 'Year 2027 intake'],
  ['/%E0%A4%A', '% e 0% a 4% a'],
  ['/a\nb', 'A \n b'],
];

describe('the page title of analytics', () => {
  it.each(TITLES)('S7-03 is derived from the path: %j is %j', (path, title) => {
    expect(pageTitleOf(path)).toBe(title);
  });

  it('S7-03 differs for each of the 27 routes', () => {
    expect(new Set(documentPaths.map(pageTitleOf)).size).toBe(27);
  });
});
