import { describe, expect, it } from 'vitest';
import { isHeard, parseLog } from '../speech';

const spoken = (ssml: string) => `07:57:21.528992 - SPEECH DISPATCHER: Speaking '<speak>${ssml}</speak>' \n`;

describe("the screen reader's log", () => {
  it('gives what was said, in order, without marks, entities and doubled spaces', () => {
    const log = `${spoken('<mark name="0:4"/>What <mark name="5:7"/>we   do')}noise\n${spoken('A &amp; B &lt;b&gt;')}${spoken('  ')}`;
    expect(parseLog(log).utterances).toEqual(['What we do', 'A & B <b>']);
  });

  it('says the same however the log is cut into pieces', () => {
    const log = `noise ${spoken('Careers')}more noise\n${spoken('About <mark name="6:8"/>us')}`;
    for (let cut = 0; cut <= log.length; cut += 1) {
      const first = parseLog(log.slice(0, cut));
      const second = parseLog(first.rest + log.slice(cut));
      expect([...first.utterances, ...second.utterances]).toEqual(['Careers', 'About us']);
    }
  });
});

describe('an expected phrase', () => {
  it.each([
    ['ABOUT  US', ['About us – Karoo College document web.'], true],
    ['About us heading level 1', ['main content', 'About us', 'heading level 1'], true],
    ['navigation Main', ['leaving navigation Main'], true],
    ['2 results', ['12 results'], false],
    ['2 results', ['2 resultsets'], false],
    ['About us', ['Read more about us'], false],
    ['About us heading level 1', ['About us', 'link', 'heading level 1'], false],
  ])('‘%s’ in %j: %s', (phrase, utterances, isThere) => {
    expect(isHeard(utterances, phrase)).toBe(isThere);
  });
});
