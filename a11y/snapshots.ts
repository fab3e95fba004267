/** The readings that a person has reviewed, one text file each in `a11y/reading/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageName } from '../build/paths';
import { AS_LOADED, type Width } from './states';

const DIRECTORY = join(import.meta.dirname, 'reading');

/** Where the reading of a page and state lies: `about.txt`, `about--mobile-menu-open.txt`, `about--at-390.txt`. */
export function readingFile(path: string, state: string, width: Width): string {
  const small = state === AS_LOADED && width !== 1280 ? `--at-${width}` : '';
  return `${pageName(path)}${state === AS_LOADED ? '' : `--${state.replaceAll(' ', '-')}`}${small}.txt`;
}

/** The reviewed reading; empty where there is none. */
export function reviewed(file: string): string {
  try {
    return readFileSync(join(DIRECTORY, file), 'utf8');
  } catch {
    return '';
  }
}

/** Keeps `reading` as the one to compare with, to be reviewed in the commit's diff. */
export function keep(file: string, reading: string): void {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(join(DIRECTORY, file), reading);
}
