// @ts-check
/**
 * Runs a TypeScript script, with the arguments after it: `node tools/site/run.mjs tools/spec-trace/command.ts`.
 * The script sees them in `process.argv` and sets `process.exitCode`. An error that it throws is one line and exit code 1.
 * A tool with packages of its own gets them when it first runs. This file and what it imports are JavaScript: Node 20 reads no other.
 */
import { dirname, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { yamlModules } from '../../build/yaml.mjs';
import { installPackages } from './installPackages.mjs';

// A script builds and draws the site as it is deployed, unless its caller says otherwise.
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
