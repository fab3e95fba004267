/**
 * `npm run visual:update`: builds the example centre's site and the storybook, and takes all reference pictures anew, so that
 * none stays which no test has. Arguments after `--` go to Playwright: with `-- -g Button` only those tests' pictures change.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { provideBrowser } from '../../tools/site/browser';
import { noteBrowser, REFERENCES, whyNotCompared } from './support/references';

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

run('build:fixture');
run('storybook:build');
if (chosen.length === 0) rmSync(REFERENCES, { recursive: true, force: true });
noteBrowser(browser);
run('e2e', '--', '--project=pictures', '--update-snapshots', ...chosen);

// A palette makes a file half as large, within the threshold of the comparison.
const files = readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
for (const file of files.map((name) => join(REFERENCES, name))) {
  const picture = readFileSync(file);
  if ((await sharp(picture).metadata()).isPalette) continue;
  writeFileSync(file, await sharp(picture).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer());
}
