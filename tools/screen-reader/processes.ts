import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** ms. A loaded machine takes its time to start a program. */
const START_LIMIT = 30_000;
/** A wait that does not keep Node running when there is nothing left to wait for. */
export const IDLE = { ref: false };
/** ms between the polite signal and the one that cannot be refused. */
const STOP_LIMIT = 3000;

/** Programs that were started, each leading a process group of its own, and that end together. */
export class Processes {
  readonly #started: { child: ChildProcess; ended: Promise<void> }[] = [];
  readonly #pidFiles: string[] = [];
  #isOver = false;

  /** `environment` is given to each program as it is when the program starts. */
  constructor(readonly environment: Record<string, string>) {
    // An error that nobody catches ends Node without another word.
    process.once('exit', () => this.#kill());
  }

  /** Starts a program with its output as pipes. Throws one line once the others were ended. */
  start(command: string, commandArguments: string[], options: SpawnOptions = {}): ChildProcess {
    if (this.#isOver) throw new Error(`${command} is not started any more.`);
    const child = spawn(command, commandArguments, {
      stdio: ['ignore', 'pipe', 'ignore'],
      ...options,
      env: this.environment,
      detached: true,
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    this.#started.push({ child, ended });
    return child;
  }

  /** Lets the group of the program that writes its id to `file` end with the others, where one of them starts it apart. */
  include(file: string): void {
    this.#pidFiles.push(file);
  }

  /** Ends all of them, the last one first, with whatever they started themselves. */
  async stop(): Promise<void> {
    this.#isOver = true;
    for (const { child, ended } of this.#started.reverse()) {
      signalGroup(child.pid, 'SIGTERM');
      const limit = new AbortController();
      await Promise.race([ended, wait(STOP_LIMIT, undefined, { signal: limit.signal }).catch(() => undefined)]);
      limit.abort();
    }
    this.#kill();
  }

  #kill() {
    const apart = this.#pidFiles.splice(0).filter((file) => existsSync(file));
    for (const file of apart) signalGroup(Number(readFileSync(file, 'utf8')), 'SIGKILL');
    for (const { child } of this.#started.splice(0)) signalGroup(child.pid, 'SIGKILL');
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** The first line that a program prints on one of its pipes. Rejects with one line when it ends or stays silent. */
export function firstLine(child: ChildProcess, pipe: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const limit = setTimeout(
      () => reject(new Error(`${child.spawnfile} did not start within 30 s.`)),
      START_LIMIT,
    ).unref();
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once: run it by hand to see why.`)));
    child.once('error', reject);
    child.stdio[pipe]?.on('data', (chunk) => {
      text += chunk;
      if (!text.includes('\n')) return;
      clearTimeout(limit);
      resolve(text.slice(0, text.indexOf('\n')));
    });
  });
}

/** Waits until `isReady`. Rejects with one line that names `what` after 30 s. */
export async function until(what: string, isReady: () => boolean): Promise<void> {
  for (const start = Date.now(); !isReady(); await wait(50, undefined, IDLE)) {
    if (Date.now() - start > START_LIMIT) throw new Error(`${what} did not start within 30 s.`);
  }
}

/** Whether a program of that name, or at that path, can be run. */
export function canRun(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => {
    try {
      accessSync(program.startsWith('/') ? program : join(directory, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
