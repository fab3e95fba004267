import { expect, it } from 'vitest';
import { readVitestResults } from '../vitestResults';

it('EXTRA a failed comparison of vitest says what differed, each side in a line', () => {
  const diff = `\u001b[32m- Expected\u001b[39m
\u001b[31m+ Received\u001b[39m

  {
    "name": "Fynbos Academy",
-   "display": "browser",
+   "display": "fullscreen",
  }`;
  const test = {
    ancestorTitles: [],
    title: 'EXTRA the manifest is whole',
    status: 'failed',
    failureMessages: [
      'AssertionError: expected { …(8) } to deeply equal { …(8) }\n    at spec/content/heads.spec.ts:228:61',
    ],
    meta: { project: 'node', diff },
  };
  const report = {
    startTime: 0,
    success: false,
    testResults: [{ name: '/x/spec/content/heads.spec.ts', status: 'failed', assertionResults: [test] }],
  };
  const { runs } = readVitestResults(report, { file: 'vitest.json', toRepository: (path) => path });
  expect(runs[0]?.message?.split('\n').slice(-2)).toEqual([
    'Expected: "display": "browser",',
    'Received: "display": "fullscreen",',
  ]);
});
