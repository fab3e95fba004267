import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canRun, firstLine, Processes, until } from '../processes';

let folder: string;
let processes: Processes;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
  processes = new Processes({ PATH: process.env.PATH ?? '' });
});
afterEach(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true });
});

/** A program that has ended and waits to be fetched by its parent runs no more. */
function isRunning(pid: number) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^ZX]/.test(stdout.trim());
}
const hasEnded = (pid: number) => until(`the end of ${pid}`, () => !isRunning(pid));

describe('EXTRA the programs around the screen reader', () => {
  it('end with what they started themselves', async () => {
    const shell = processes.start('sh', ['-c', 'sleep 1000 & echo $!; wait']);
    const inner = Number(await firstLine(shell, 1));
    expect(isRunning(inner)).toBe(true);
    await processes.stop();
    await hasEnded(inner);
    await hasEnded(Number(shell.pid));
  });

  it('end with one that leads a group of its own, and takes no notice of a polite signal', async () => {
    const file = join(folder, 'apart.pid');
    processes.include(file);
    const shell = ['-c', `trap '' TERM HUP; echo $$ >${file}; exec sleep 1000`];
    const start = `require('child_process').spawn('sh', ${JSON.stringify(shell)}, { detached: true })`;
    processes.start(process.execPath, ['-e', start]);
    await until('the program apart', () => existsSync(file) && readFileSync(file, 'utf8') !== '');
    const apart = Number(readFileSync(file, 'utf8'));
    expect(isRunning(apart)).toBe(true);
    await processes.stop();
    await hasEnded(apart);
  });

  it('are not started any more once they were ended', async () => {
    await processes.stop();
    expect(() => processes.start('sh', ['-c', 'true'])).toThrow(/^sh is not started any more\.$/);
  });

  it('say in one line that they end before they are ready', async () => {
    await expect(firstLine(processes.start('sh', ['-c', 'exit 1']), 1)).rejects.toThrow(/^sh ended at once: .*$/);
  });

  it('are found by name or by path', () => {
    expect([canRun('sh'), canRun('/bin/sh'), canRun('no-such-program'), canRun('/bin/no-such-program')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
