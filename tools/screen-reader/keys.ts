import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Processes } from './processes';

const run = promisify(execFile);

/** A keyboard at the display: the keys go through the window system, as a visitor's do, so that Orca meets them. */
export class Keyboard {
  constructor(readonly processes: Processes) {}

  /** Presses one key after another, named as X names them: `Tab`, `ctrl+Home`, `KP_Add`. */
  async press(...keys: string[]): Promise<void> {
    await run('xdotool', ['key', '--clearmodifiers', ...keys], { env: this.processes.environment });
  }

  async type(text: string): Promise<void> {
    await run('xdotool', ['type', '--delay', '60', text], { env: this.processes.environment });
  }
}
