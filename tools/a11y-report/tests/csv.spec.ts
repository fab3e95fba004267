import { describe, expect, it } from 'vitest';
import { csv } from '../csv';
import { summarise } from '../summary';
import { partialInput, sampleInput } from './support/sample';

const lines = csv(summarise(sampleInput())).split('\r\n');

describe('results.csv', () => {
  it('has a header, and a line for each criterion and page', () => {
    expect(lines[0]).toBe(
      '\uFEFFCriterion,Name,Level,Page,Outcome,EARL outcome,EARL mode,Judged by,Engines and rules,States,Places,What is wrong,Who meets it,How to mend it',
    );
    expect(lines.filter((line) => line.startsWith('1.2.1,'))).toEqual([
      '1.2.1,Audio-only and Video-only (Prerecorded),A,all,Not applicable,inapplicable,manual,,,,,,,',
    ]);
    expect(lines.filter((line) => line.startsWith('1.4.10,')).map((line) => line.split(',').slice(3, 5))).toEqual([
      ['/about', 'No failure found'],
      ['/', 'No failure found'],
    ]);
    expect(lines.at(-1)).toBe('');
  });

  it('tells of a failure where, what, whom and how to mend', () => {
    const failed = lines.filter((line) => line.includes(',failed,'));
    expect(failed).toEqual([
      '1.4.6,Contrast (Enhanced),AAA,/about,Failed,failed,automatic,,axe color-contrast-enhanced: failed,about--as-loaded--320--dark,.badge > span,"Contrast is 6.9:1, and 7:1 is asked for.",People with low vision may not be able to read it.,"Darken the text, ""ink"" & all, until it has 7:1."',
    ]);
  });

  it('keeps a spreadsheet from running a cell as a formula', () => {
    expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('says on its first line that it is partial', () => {
    expect(csv(summarise(partialInput())).split('\r\n')[0]).toBe(
      '\uFEFFPartial evaluation. Only /about was evaluated.',
    );
  });
});
