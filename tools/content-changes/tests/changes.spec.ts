import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder, writeBelow } from '../../../spec/support/folder';
import { changesBetween, listOf } from '../changes';

let root: string;
const write = (file: string, text: string) => writeBelow(root, file, text);

/** A page of a build whose files have `hash` in their names. */
const page = (words: string, hash = 'a1', title = 'About', description = 'Who we are.') =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"><meta http-equiv="Content-Security-Policy" content="sha256-${hash}"><link rel="modulepreload" href="/assets/main-${hash}.js"></head><body><div id="root"><main><p>${words}</p></main></div><script type="module" src="/assets/main-${hash}.js"></script></body></html>`;

beforeEach(() => {
  root = makeFolder();
  for (const build of ['before', 'after']) {
    write(`${build}/index.html`, page('Welcome'));
    write(`${build}/programs/AITools.html`, page('R3 800'));
    write(`${build}/brochures/AITools.pdf`, '%PDF 3 800');
    write(`${build}/assets/main-a1.js`, 'run()');
  }
});

const changes = () => changesBetween(join(root, 'before'), join(root, 'after'));

it('two builds that show the same have no changes, whatever their files are called', () => {
  write('after/index.html', page('Welcome', 'b2'));
  write('after/assets/main-b2.js', 'run(2)');
  expect(changes()).toEqual([]);
});

it.each([
  ['words', page('R4 200')],
  ['its title', page('R3 800', 'a1', 'About us')],
  ['its description', page('R3 800', 'a1', 'About', 'Whom to ask.')],
  ['where a link leads', page('<a href="/careers">R3 800</a>')],
])('a page that differs in %s', (_what, html) => {
  write('after/programs/AITools.html', html);
  expect(changes()).toEqual([{ file: 'programs/AITools.html', kind: 'changed' }]);
});

it('a brochure, a calendar and a page that are there in one build alone', () => {
  write('after/brochures/AITools.pdf', '%PDF 4 200');
  write('before/calendar/AITools-2027-03-15.ics', 'BEGIN:VCALENDAR');
  write('after/programs/pottery.html', page('Clay'));
  expect(changes()).toEqual([
    { file: 'brochures/AITools.pdf', kind: 'changed' },
    { file: 'calendar/AITools-2027-03-15.ics', kind: 'gone' },
    { file: 'programs/pottery.html', kind: 'new' },
  ]);
});

it('the comment lists each, or says that nothing is seen at once', () => {
  expect(
    listOf([
      { file: 'index.html', kind: 'changed' },
      { file: 'programs/pottery.html', kind: 'new' },
      { file: 'brochures/AITools.pdf', kind: 'gone' },
    ]),
  ).toBe(
    'The change of the content shows here:\n\n- `/`\n- `/programs/pottery` (new)\n- `/brochures/AITools.pdf` (gone)\n',
  );
  expect(listOf([])).toBe(
    'No page shows the change of the content when it opens. It may stand in a menu, a search or an example.\n',
  );
});
