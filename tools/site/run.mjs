// @ts-check
/**
 * Runs a TypeScript script, with the arguments after it: `node tools/site/run.mjs tools/spec-trace/command.ts`.
 * The script sees them in `process.argv` and sets `process.exitCode`. An error that it throws is one line and exit code 1.
 * A tool with packages of its own gets them when it first runs. This one file is JavaScript, since Node 20 reads no other.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { yamlModules } from '../../build/yaml.mjs';

/**
 * Installs the packages of the tool in `folder`, unless those of its lock file are there.
 * @param {string} folder
 */
function installPackages(folder) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).dependencies) return;
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error(`Installing the packages of ${relative(process.cwd(), folder)}, once.`);
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the packages of ${folder} could not be installed; try npm ci there`);
}

// What a script builds or draws is the site as it is deployed, unless whoever starts it says otherwise.
process.env.NODE_ENV ??= 'production';
const [script, ...rest] = process.argv.slice(2);
try {
  if (!script) throw new Error('name the script to run: node tools/site/run.mjs <file.ts> [arguments]');
  const file = resolve(script);
  installPackages(dirname(file));
  process.argv.splice(1, process.argv.length, file, ...rest);
  await runnerImport(file, { logLevel: 'silent', plugins: [yamlModules()] });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${script ?? 'run.mjs'}: ${message.trim().replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exitCode = 1;
}
