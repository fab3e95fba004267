import { describe, expect, it } from 'vitest';
import { reportLines } from '../lines';
import { mustAnswer, readRequest } from '../request';
import { summarise } from '../summary';
import { partialInput, sampleInput, sampleTranscripts } from './support/sample';

const sitePaths = ['/', '/about', '/careers'];

describe('the command that writes the evidence pack', () => {
  it('evaluates all pages of the built site unless asked otherwise', () => {
    expect(readRequest([], sitePaths)).toEqual({ paths: [], command: 'npm run a11y:report' });
    expect(readRequest(['/about', '/'], sitePaths)).toEqual({
      paths: ['/about', '/'],
      command: 'npm run a11y:report -- /about /',
    });
    expect(readRequest(['http://localhost:4173/'], sitePaths)).toEqual({
      paths: [],
      site: 'http://localhost:4173',
      command: 'npm run a11y:report -- http://localhost:4173/',
    });
  });

  it('takes an earlier evidence to compare with', () => {
    expect(readRequest(['--compare', 'old/evidence.json', '/about'], sitePaths)).toEqual({
      paths: ['/about'],
      earlier: 'old/evidence.json',
      command: 'npm run a11y:report -- /about',
    });
    expect(() => readRequest(['--compare'], sitePaths)).toThrow(
      /^Name the evidence\.json to compare with after --compare\.$/,
    );
  });

  it('says in one line what is wrong with a request', () => {
    expect(() => readRequest(['/nowhere'], sitePaths)).toThrow(
      /^\/nowhere is no page of the site\. Its pages: \/ \/about \/careers$/,
    );
    expect(() => readRequest(['about'], sitePaths)).toThrow(/^‘about’ is neither a path of the site, .*$/);
    expect(() => readRequest(['http://a.example', 'http://b.example'], sitePaths)).toThrow(/^Name one running site/);
  });

  it('says in one line that a site does not answer', async () => {
    await expect(mustAnswer('http://localhost:1')).rejects.toThrow(/^Nothing answers at http:\/\/localhost:1\. .*$/);
  });

  it('prints the numbers, every failure and where the report is', () => {
    const lines = reportLines(summarise(sampleInput({ screenReader: sampleTranscripts })), 'reports/accessibility');
    expect(lines[0]).toBe(
      'Accessibility of 3 pages and brochures in 5 states, commit 0123456789abcdef0123456789abcdef01234567',
    );
    expect(lines).toContain(
      'Failed: axe color-contrast-enhanced (1.4.6) on about--as-loaded--320--dark at .badge > span',
    );
    expect(lines).toContain('Not said by the screen reader: journey-open-menu: ‘Close menu’');
    expect(lines).toContain('  No failure found: 3 criteria of WCAG 2.2 A and AA; 10 assertions');
    expect(lines.filter((line) => line.startsWith('Judged'))).toEqual([
      'Judged by a person: 0 of 33 criteria that need one',
    ]);
    expect(lines.at(-1)).toBe(
      'The report: reports/accessibility/index.html; to judge: reports/accessibility/judge.html',
    );
  });

  it('says first that the pack is partial', () => {
    expect(reportLines(summarise(partialInput()), 'x')[0]).toBe('Partial evaluation. Only /about was evaluated.');
  });
});
