/**
 * The centre's list before going live: every value still marked `sample(…)`, with its file and line. Exits 1 while there
 * is one. With `--backends`, the services of both Firebase projects instead, and whether each answers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadEnv } from 'vite';

const directory = 'src/catalogue';

/** A line for each service of both projects, from the variables that the build takes. */
async function listBackends(): Promise<void> {
  Object.assign(process.env, loadEnv('production', process.cwd(), 'VITE_'));
  const { checkBackends } = await import('./checkBackends');
  const answers = await checkBackends();
  for (const { line } of answers) console.log(line);
  // The SDKs would keep the process waiting.
  process.exit(answers.every(({ isRight }) => isRight) ? 0 : 1);
}

if (process.argv.includes('--backends')) await listBackends();

const marks = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'sample.ts' && !file.endsWith('.test.ts'))
  .sort()
  .flatMap((file) => {
    const path = `${directory}/${file.replaceAll('\\', '/')}`;
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((text, index) => (/\bsample\(/.test(text) ? [`${path}:${index + 1}: ${text.trim()}`] : []));
  });

for (const mark of marks) console.log(mark);
if (marks.length > 0) {
  console.log(
    `\n${marks.length} sample values are still in place. Replace each, or confirm it by taking sample(…) away.`,
  );
  process.exitCode = 1;
} else {
  console.log('No sample value is left: the catalogue is ready to go live.');
}
