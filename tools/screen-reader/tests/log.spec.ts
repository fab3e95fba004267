import { describe, expect, it } from 'vitest';
import { parseLog } from '../log';

const spoken = (ssml: string) => `07:57:21.528992 - SPEECH DISPATCHER: Speaking '<speak>${ssml}</speak>' \n`;

describe("the screen reader's log", () => {
  it('gives what was said, in order, without marks, entities and doubled spaces', () => {
    const log = [
      '07:57:21.526339 - WEB SAY ALL: [heading | What we do]\n',
      spoken('<mark name="0:4"/>What <mark name="5:7"/>we   do'),
      spoken('Learnerships &amp; Bursaries &lt;b&gt;'),
      '07:57:21.526339 - SPEECH OUTPUT: heading level 2\n',
      spoken("heading\nlevel 2, it's"),
    ].join('');
    expect(parseLog(log).utterances).toEqual(['What we do', 'Learnerships & Bursaries <b>', "heading level 2, it's"]);
  });

  it('leaves out an utterance of white space', () => {
    expect(parseLog(spoken('  ')).utterances).toEqual([]);
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
