// @ts-check
/**
 * Runs a TypeScript script, with the arguments after it: `node tools/site/run.mjs tools/spec-trace/command.ts`. The
 * script reads them from `process.argv` and sets `process.exitCode`. An error that it throws becomes one line and exit
 * code 1. The packages of a tool are installed at its first run. This file and its imports are JavaScript, because Node
 * 20 reads no TypeScript.
 */
import { dirname, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { yamlModules } from '../../build/yaml.mjs';
import { installPackages } from './installPackages.mjs';

// Scripts build and render the site for production by default.
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
