import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLog } from './log';
import type { Start } from './visitor';

/** Changes to Orca's settings: it does not name pressed keys, nor read a loaded page by itself. */
const SILENT = { enableKeyEcho: false, enableBraille: false, enableSound: false, sayAllOnLoad: false };
/** Interval between two checks of the speech, in ms. */
const LOOK = 40;
/** Longest wait for the start of a program, in ms; long, because the machine may be busy. */
const START_LIMIT = 30_000;
const FIRST_WORD_LIMIT = 4000;

/** Waits until `isReady`. Rejects with one line that names `what` after 30 s. */
export async function until(what: string, isReady: () => boolean): Promise<void> {
  for (const start = Date.now(); !isReady(); await wait(LOOK)) {
    if (Date.now() - start > START_LIMIT) throw new Error(`${what} did not start within 30 s.`);
  }
}

/** A running Orca: its speech so far, and its speech after an action. */
export class Orca {
  readonly #said: string[] = [];
  #rest = '';
  #active = Date.now();
  hasEnded = false;

  /** Adds a piece of Orca's debug log. */
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
   * Orca's utterances from the start of `action` until its log is unchanged for `silence` ms. Its first word may take four
   * seconds. Rejects with a one-line error if Orca has ended.
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

/** Starts Orca with its own settings, and resolves when it has spoken for the first time. */
export async function startOrca(start: Start, folder: string): Promise<Orca> {
  const preferences = join(folder, '.local/share/orca');
  await mkdir(preferences, { recursive: true });
  const general = { ...SILENT, firstStart: false, startingProfile: ['Default', 'default'] };
  const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } };
  const settings = JSON.stringify({ general, profiles, pronunciations: {}, keybindings: {} });
  await writeFile(join(preferences, 'user-settings.conf'), settings);
  // Orca refuses to start beside another Orca of this user, on any display, so it must not find one.
  const programs = join(folder, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

  const orca = new Orca();
  // Through a terminal, because only there the log is written line by line.
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
