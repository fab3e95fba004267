import { describe, expect, it } from 'vitest';
import { pageTitleOf } from '../../src/services/pageTitle';

/** The 27 listed routes and what each is called in the reports. */
const TITLES: [path: string, title: string][] = [
  ['/', 'Home'],
  ['/programs/bootcamps', 'Programs: Bootcamps'],
  ['/programs/career-boosters', 'Programs: Career boosters'],
  ['/programs/full-programs', 'Programs: Full programs'],
  ['/programs/code-curious', 'Programs: Code curious'],
  ['/programs/cyber-security', 'Programs: Cyber security'],
  ['/programs/webdevelopment', 'Programs: Webdevelopment'],
  ['/programs/softwareengineer', 'Programs: Softwareengineer'],
  ['/programs/AIMasteryNoCode', 'Programs: AI mastery no code'],
  ['/programs/ai-mastery-python', 'Programs: AI mastery python'],
  ['/programs/feestructure', 'Programs: Feestructure'],
  ['/programs/dataScience', 'Programs: Data science'],
  ['/programs/softwareEngineerPython', 'Programs: Software engineer python'],
  ['/programs/AIDeveloper', 'Programs: AI developer'],
  ['/programs/AITools', 'Programs: AI tools'],
  ['/programs/AIBusiness', 'Programs: AI business'],
  ['/programs/AIToolsBC', 'Programs: AI tools BC'],
  ['/about', 'About'],
  ['/careers', 'Careers'],
  ['/learning-process', 'Learning process'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/programPricing', 'Program pricing'],
  ['/intake-blocks', 'Intake blocks'],
  ['/corporate-training/productivity-ai-tools', 'Corporate training: Productivity AI tools'],
  ['/corporate-training/ethical-ai', 'Corporate training: Ethical AI'],
  ['/corporate-training/learnerships-bursaries', 'Corporate training: Learnerships bursaries'],
  ['/corporate-training/practical-ai', 'Corporate training: Practical AI'],
];

describe('the page title of analytics', () => {
  it.each(TITLES)('S7-03 is derived from the path: %s is %j', (path, title) => {
    expect(pageTitleOf(path)).toBe(title);
  });

  it('S7-03 differs for each of the 27 routes', () => {
    expect(new Set(TITLES.map(([path]) => pageTitleOf(path))).size).toBe(27);
  });

  it.each([
    ['/about?ref=a/b', 'About'],
    ['/about#team', 'About'],
    ['/?ref=mail', 'Home'],
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
  ])('S7-03 of %j is %j', (path, title) => {
    expect(pageTitleOf(path)).toBe(title);
  });
});
