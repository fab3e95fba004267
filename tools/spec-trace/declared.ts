/** The tests that a source declares, by the titles as they stand there, before tables and loops fill them in. */
import { parseSync, Visitor } from 'vite';

/** `describe`, and `describe.each(…)`. */
const enclosing = /^(?:test\.)?describe(?:\.each\b.*)?$/s;
const test = /^(?:it|test)(?:\.each\b.*)?$/s;

/** The titles of every test in `text`, the source of `file`: of its describes from the outermost on, and its own. */
export function declaredTests(file: string, text: string): string[][] {
  const describes: { title: string; end: number }[] = [];
  const tests: string[][] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, body], start, end }) {
      if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
      const name = text.slice(callee.start, callee.end);
      const words = text.slice(title.start + 1, title.end - 1).replaceAll(/\s+/g, ' ');
      while (describes.length > 0 && (describes.at(-1)?.end ?? 0) < start) describes.pop();
      if (enclosing.test(name)) describes.push({ title: words, end });
      else if (test.test(name) && body) tests.push([...describes.map((describe) => describe.title), words]);
    },
  }).visit(parseSync(file, text).program);
  return tests;
}
