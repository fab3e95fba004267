/**
 * `npm run visual:update`: builds the site and the storybook, takes new reference pictures, and deletes unused ones. Arguments
 * after `--` go to Playwright: with `-- -g Button` only those tests' pictures are written.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from '../../tools/site/browser';
import { noteBrowser, whyNotCompared } from './support/browser';
import { REFERENCES, references, sizeFaults } from './support/references';

const { NODE_ENV: _mode, ...env } = process.env;
const chosen = process.argv.slice(2);
const browser = provideBrowser();

function run(...words: string[]): void {
  const { status } = spawnSync('npm', ['run', '--silent', ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  });
  if (status !== 0) throw new Error(`npm run ${words.join(' ')} failed`);
}

// Pictures of two browsers must not be mixed: some would never be compared.
const reason = chosen.length > 0 ? whyNotCompared(browser) : undefined;
if (reason) throw new Error(`${reason} Take all anew: npm run visual:update`);

noteBrowser(browser);

run('build:fixture');
run('storybook:build');
if (chosen.length === 0) for (const { name } of references()) rmSync(join(REFERENCES, `${name}.png`));
run('e2e', '--', '--project=visit-fixture', '--project=visual', '--update-snapshots', ...chosen);
const faults = sizeFaults();
if (faults.length > 0) throw new Error(faults.join('\n'));
