/** Nu's HTML checker, W3C's own, where Java is there: the markup as the server sends it. */
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { judge, type Rule } from '../../../a11y/checks/rule';
import type { StateEvidence } from '../../../a11y/model';

const MARKUP: Rule = {
  rule: 'valid-html',
  title: 'The HTML is valid',
  criteria: [],
  impact: 'Browsers and assistive technology repair faults each in its own way.',
  fix: 'Mend the markup at the place that is named.',
};

interface Answer {
  messages: { type: string; url: string; message: string; extract?: string; lastLine?: number }[];
}

async function ask(addresses: string[]): Promise<Answer['messages']> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('java', [...options, ...addresses], { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stdout) as Answer).messages.filter(({ type }) => type !== 'info');
}

/** Whether there is a Java to run it. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** Adds to each state, one of each page, what the checker says of its page. Without Java the result is 'untested'. */
export async function checkMarkup(states: StateEvidence[], baseURL: string): Promise<void> {
  if (!hasJava() || states.length === 0) {
    for (const { checks } of states) checks.push({ ...judge(MARKUP, []), engine: 'nu', outcome: 'untested' });
    return;
  }
  const faults = await ask(states.map(({ path }) => `${baseURL}${path}`));
  for (const { path, checks } of states) {
    const places = faults
      .filter(({ url }) => url === `${baseURL}${path}`)
      .map(({ message, extract = '', lastLine }) => ({
        ...{ selector: `line ${lastLine}`, html: extract.slice(0, 200), message },
      }));
    checks.push({ ...judge(MARKUP, places), engine: 'nu' });
  }
}
