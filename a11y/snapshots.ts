/** The readings that a person has reviewed, one text file each in `a11y/reading/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { pageName } from '../build/paths';
import { read } from './reading';
import { AS_LOADED, type Width } from './states';

/** A line of a reading that differs from the reviewed one. */
interface Difference {
  expected: string;
  found: string;
}

const DIRECTORY = join(import.meta.dirname, 'reading');

/** Where the reading of a page and state lies: `about.txt`, `about--mobile-menu-open.txt`, `about--at-390.txt`. */
function readingFile(path: string, state: string, width: Width): string {
  const small = state === AS_LOADED && width !== 1280 ? `--at-${width}` : '';
  return `${pageName(path)}${state === AS_LOADED ? '' : `--${state.replaceAll(' ', '-')}`}${small}.txt`;
}

function reviewed(file: string): string[] {
  try {
    return readFileSync(join(DIRECTORY, file), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * What a screen reader would say and was not reviewed, and the other way round, a line each. A run with
 * `--update-snapshots` writes the text anew instead; its diff is then to be reviewed.
 */
export async function differences(page: Page, path: string, state: string, width: Width): Promise<Difference[]> {
  const reading = await read(page);
  const file = readingFile(path, state, width);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    mkdirSync(DIRECTORY, { recursive: true });
    writeFileSync(join(DIRECTORY, file), reading);
    return [];
  }
  const [now, before] = [reading.split('\n'), reviewed(file)];
  if (now.join() === before.join()) return [];
  const expected = `as in a11y/reading/${file}; after review: npm run e2e -- --update-snapshots`;
  const added = now.filter((line) => !before.includes(line)).map((line) => `says "${line.trim()}"`);
  const gone = before.filter((line) => !now.includes(line)).map((line) => `does not say "${line.trim()}"`);
  const found = added.length + gone.length > 0 ? [...added, ...gone] : ['says the same in another order'];
  return found.map((line) => ({ expected, found: line }));
}
