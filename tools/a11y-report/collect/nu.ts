/** Nu's HTML checker, W3C's own, where Java is there: the markup as the server sends it. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judge, type Rule } from '../../../a11y/support/checks/rule';
import type { StateEvidence } from '../../../a11y/support/model';

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

async function ask(files: string[]): Promise<Answer['messages']> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('java', [...options, ...files], { maxBuffer: 64 * 1024 * 1024 });
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
  // Files, since the checker takes no page that is served as an error, as the not-found page is.
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  const files = states.map((_state, at) => join(folder, `${at}.html`));
  for (const [at, { path }] of states.entries())
    writeFileSync(files[at] ?? '', await (await fetch(`${baseURL}${path}`)).text());
  const faults = await ask(files);
  rmSync(folder, { recursive: true });
  for (const [at, { checks }] of states.entries()) {
    const places = faults
      .filter(({ url }) => url.endsWith(files[at] ?? ''))
      .map(({ message, extract = '', lastLine }) => ({
        ...{ selector: `line ${lastLine}`, html: extract.slice(0, 200), message },
      }));
    checks.push({ ...judge(MARKUP, places), engine: 'nu' });
  }
}
