/** Nu's HTML checker, W3C's own, where Java is there: the markup as the server sends it. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { judge, type Rule } from '../../../a11y/checks/rule';
import type { StateEvidence } from '../../../a11y/model';

const MARKUP: Rule = {
  rule: 'valid-html',
  title: 'The HTML is valid',
  criteria: [],
  impact: 'Browsers and assistive technology repair faults each in its own way.',
  fix: 'Mend the markup at the place that is named.',
};

const answer = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
      lastLine: z.number().optional(),
    }),
  ),
});

/** Whether there is a Java to run it. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/**
 * Adds to each state, one of each page, what the checker says of its page. Without Java the result is 'untested'. What
 * it says of styles is left out: it does not know container queries.
 */
export async function checkMarkup(states: StateEvidence[], baseURL: string): Promise<void> {
  if (states.length === 0) return;
  if (!hasJava()) {
    for (const { checks } of states) checks.push({ ...judge(MARKUP, []), engine: 'nu', outcome: 'untested' });
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  try {
    const files = states.map((_state, at) => join(folder, `${at}.html`));
    for (const [at, { path }] of states.entries()) {
      writeFileSync(files[at] ?? '', await (await fetch(`${baseURL}${path}`)).text());
    }
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const { stdout } = await promisify(execFile)(
      'java',
      ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const faults = answer
      .parse(JSON.parse(stdout))
      .messages.filter(({ type, message }) => type === 'error' && !message.startsWith('CSS:'));
    for (const [at, { checks }] of states.entries()) {
      const own = faults.filter(({ url }) => url.endsWith(`/${at}.html`));
      const places = own.map(({ message, extract = '', lastLine }) => ({
        selector: `line ${lastLine}`,
        html: extract.slice(0, 200),
        message,
      }));
      checks.push({ ...judge(MARKUP, places), engine: 'nu' });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
