/**
 * `npm run pictures:update`: builds the site and the catalogue and takes the reference pictures anew; git then says which
 * changed. What follows `--` goes to Playwright: with it (`-- -g Button`) only those tests' pictures are written.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { TEST_DAY } from '../build/day';
import { REFERENCES } from './support/references';

const { NODE_ENV: _mode, ...env } = process.env;
const chosen = process.argv.slice(2);

for (const words of [['build'], ['catalogue:build'], ['pictures', '--', '--update-snapshots', ...chosen]]) {
  // Those that nothing shows any more go too.
  if (words[0] === 'pictures' && chosen.length === 0) rmSync(REFERENCES, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', '--silent', ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { SITE_DAY: TEST_DAY, ...env },
  });
  if (status !== 0) throw new Error(`npm run ${words.join(' ')} failed`);
}
