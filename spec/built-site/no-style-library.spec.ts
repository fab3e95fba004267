/** Decision 0001: the theme and two behaviours are Material's, and no style engine reaches a visitor. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('dist-fixture', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|css|js)$/.test(file),
);
/** Traces of the styles, class names and variables of emotion and MUI System in a file. */
const TRACES = /data-emotion|@emotion\/|\bcss-[a-z\d]{5,8}\b|\bMui[A-Z]\w+|@mui\/system|--mui-|ThemeProvider/;

test('no file of the site has a trace of emotion or MUI System', () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const [trace] = TRACES.exec(readFileSync(join('dist-fixture', file), 'utf8')) ?? [];
    return trace ? [`${file}: ${trace}`] : [];
  });
  expect(found).toEqual([]);
});
