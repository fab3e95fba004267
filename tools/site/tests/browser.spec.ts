import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../spec/support/folder';
import { findBrowser, provideBrowser } from '../browser';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn(() => ({ status: 1 })) }));

/** The only folder of programs in `PATH`. */
let folder: string;
beforeEach(() => {
  folder = makeFolder();
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', undefined);
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'none'));
  vi.mocked(spawnSync).mockClear();
});

function addProgram(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

it('looking for a browser, as configurations do, installs none', () => {
  expect(findBrowser()).toBeUndefined();
  expect(spawnSync).not.toHaveBeenCalled();
});

it('a browser without windows goes first by default', () => {
  const chrome = addProgram('google-chrome');
  expect(findBrowser()).toBe(chrome);
  const shell = addProgram('chromium-headless-shell');
  expect(findBrowser()).toBe(shell);
  expect(findBrowser('whole')).toBe(chrome);
  vi.stubEnv('CHROMIUM', '/my/own');
  expect(provideBrowser('whole')).toBe('/my/own');
});

it('a machine without any is told what to install', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(() => provideBrowser()).toThrow(
    /^No Chromium found\. Install one: apt-get install chromium, or npx playwright install chromium\.$/,
  );
  expect(spawnSync).not.toHaveBeenCalled();
});
