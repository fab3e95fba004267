/**
 * Runs a TypeScript script, with the arguments after it: node scripts/run.mjs scripts/spec-trace.ts
 * The script sees them in `process.argv`, sets `process.exitCode`, and may throw: that is one line and exit code 1.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [script, ...rest] = process.argv.slice(2);
try {
  if (!script) throw new Error('name the script to run: node scripts/run.mjs <file.ts> [arguments]');
  process.argv.splice(1, process.argv.length, resolve(script), ...rest);
  await runnerImport(resolve(script), { logLevel: 'silent' });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${script ?? 'run.mjs'}: ${message.trim().replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exitCode = 1;
}
