import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLog } from './log';
import type { Start } from './visitor';

/** Orca's default settings, but it neither names pressed keys nor starts to read a loaded page by itself. */
const SILENT = { enableKeyEcho: false, enableBraille: false, enableSound: false, sayAllOnLoad: false };
/** ms between two looks at what was said. */
const LOOK = 40;
/** ms; a loaded machine takes its time to start a program. */
const START_LIMIT = 30_000;
const FIRST_WORD_LIMIT = 4000;

/** Waits until `isReady`. Rejects with one line that names `what` after 30 s. */
export async function until(what: string, isReady: () => boolean): Promise<void> {
  for (const start = Date.now(); !isReady(); await wait(LOOK)) {
    if (Date.now() - start > START_LIMIT) throw new Error(`${what} did not start within 30 s.`);
  }
}

/** A running Orca: what it has said, and what it says to something that is done. */
export class Orca {
  readonly #said: string[] = [];
  #rest = '';
  #active = Date.now();
  hasEnded = false;

  /** Takes in a piece of Orca's debug log. */
  take(piece: string): void {
    this.#active = Date.now();
    const { utterances, rest } = parseLog(this.#rest + piece);
    this.#rest = rest;
    this.#said.push(...utterances);
  }

  get hasSpoken(): boolean {
    return this.#said.length > 0;
  }

  /**
   * What Orca says from the start of `action` until its log is unchanged for `silence` ms. Its first word may take four
   * seconds. Rejects with one line when Orca has ended.
   */
  async hear(action: () => Promise<unknown>, silence = 400): Promise<string[]> {
    const from = this.#said.length;
    await action();
    const begun = Date.now();
    for (;;) {
      await wait(LOOK);
      if (this.hasEnded) throw new Error('Orca ended by itself.');
      const limit = this.#said.length > from ? silence : FIRST_WORD_LIMIT;
      if (Date.now() - Math.max(this.#active, begun) > limit) return this.#said.slice(from);
    }
  }
}

/** Starts Orca with settings of its own and resolves when it has spoken for the first time. */
export async function startOrca(start: Start, folder: string): Promise<Orca> {
  const preferences = join(folder, '.local/share/orca');
  await mkdir(preferences, { recursive: true });
  const general = { ...SILENT, firstStart: false, startingProfile: ['Default', 'default'] };
  const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } };
  const settings = JSON.stringify({ general, profiles, pronunciations: {}, keybindings: {} });
  await writeFile(join(preferences, 'user-settings.conf'), settings);
  // Orca refuses to start beside another one of this user, on whatever display: this one finds none.
  const programs = join(folder, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

  const orca = new Orca();
  // The log comes line by line only where it goes to a terminal.
  const child = start('script', ['-qfc', 'exec orca --debug-file=/dev/stdout', '/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => orca.take(piece));
  child.once('exit', () => {
    orca.hasEnded = true;
  });
  await until('Orca', () => orca.hasSpoken);
  return orca;
}
