import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLog } from './log';
import { IDLE, type Processes, until } from './processes';

/** Orca as it comes, but for the names of the keys that we press, and for reading on by itself when a page has loaded. */
const SETTINGS = {
  firstStart: false,
  enableKeyEcho: false,
  enableBraille: false,
  enableSound: false,
  sayAllOnLoad: false,
};
/** ms between two looks at what was said. */
const LOOK = 40;

/** How long to listen. */
interface Patience {
  /** ms of silence after the last words, and of rest in Orca's log, that end the answer. */
  silence?: number;
  /** ms to wait for the first word. */
  first?: number;
}

/** A running Orca: what it has said, and what it says to something that is done. */
export class Orca {
  readonly #said: string[] = [];
  #rest = '';
  #active = Date.now();
  /** Whether it has ended by itself. */
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

  /** What Orca says from the beginning of `action` until it is at rest. Rejects with one line when it has ended. */
  async hear(action: () => Promise<unknown>, { silence = 400, first = 4000 }: Patience = {}): Promise<string[]> {
    const from = this.#said.length;
    await action();
    const begun = Date.now();
    for (;;) {
      await wait(LOOK, undefined, IDLE);
      if (this.hasEnded) throw new Error('Orca ended by itself.');
      const limit = this.#said.length > from ? silence : first;
      if (Date.now() - Math.max(this.#active, begun) > limit) return this.#said.slice(from);
    }
  }
}

/** Starts Orca with settings of its own and resolves when it has spoken for the first time. */
export async function startOrca(processes: Processes, folder: string): Promise<Orca> {
  const { environment } = processes;
  const preferences = join(folder, 'data', 'orca');
  await mkdir(preferences, { recursive: true });
  const general = { ...SETTINGS, startingProfile: ['Default', 'default'] };
  const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } };
  await writeFile(
    join(preferences, 'user-settings.conf'),
    JSON.stringify({ general, profiles, pronunciations: {}, keybindings: {} }),
  );
  // Orca refuses to start beside another one of this user, on whatever display: this one finds none.
  const programs = join(folder, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n');
  await chmod(join(programs, 'pgrep'), 0o755);
  environment.PATH = `${programs}:${environment.PATH}`;

  const orca = new Orca();
  // The log comes line by line only where it goes to a terminal, of which Orca then leads the group.
  const pidFile = join(folder, 'orca.pid');
  processes.include(pidFile);
  const command = `echo $$ >${pidFile}; exec orca --debug-file=/dev/stdout`;
  const child = processes.start('script', ['-qfc', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => orca.take(piece));
  child.once('exit', () => {
    orca.hasEnded = true;
  });
  await until('Orca', () => orca.hasSpoken);
  return orca;
}
