/** Compares the catalogue with what the specification fixes: one line a fault, with the document's words. */
import { z } from 'zod';
import { AREAS, FIXED, type Fixed, FOOTER_COLUMNS, MENU, MENU_CATEGORIES, UPCOMING } from '../document';
import { type Catalogue, fileOf } from '../index';
import { placeOf, problemsIn } from './messages';

const says = (words: string, mend = 'write it so again') => `docs/specification.md says ${words}; ${mend}`;

/** The schema of a value that has what the document fixes. */
function schemaFor(fixed: Fixed): z.ZodType {
  if (typeof fixed === 'string') return z.literal(fixed, says(`‘${fixed}’`));
  if (fixed instanceof RegExp) return z.string().regex(fixed, says(`‘${fixed.source}’`, 'let it have these words'));
  const schemas = Object.entries(fixed).map(([key, one]) => [key, schemaFor(one)] as const);
  if (!Array.isArray(fixed)) return z.looseObject(Object.fromEntries(schemas));
  const names = fixed.map((one) => one.name ?? one).join(', ');
  return z.tuple(schemas.map(([, schema]) => schema) as [z.ZodType], says(names, 'list exactly these'));
}

/** Footer columns without the document's links. Other columns may stand beside them. */
function* columnProblems(catalogue: Catalogue) {
  const columns = fileOf(catalogue, 'navigation')?.footerColumns ?? [];
  for (const { heading, paths } of FOOTER_COLUMNS) {
    const links = columns.find((column) => String(column.heading) === heading)?.links.map(({ path }) => path);
    if (links?.join() !== paths.join())
      yield `footerColumns: ${says(`‘${heading}’ with ${paths.join(', ')}`, 'let a column have exactly these')}`;
  }
}

const isSpellingOf = (path: string) => (row: { path: string }) => row.path.toLowerCase() === path.toLowerCase();

/** Faults of the menu's rows, and programmes that make them more than the document's. */
function* menuProblems({ programmes }: Catalogue) {
  const all = programmes.map(({ value }) => value);
  for (const { name, path } of MENU)
    if (!all.some(isSpellingOf(path)))
      yield `src/catalogue/programmes: no file has path ${path}: ${says(`‘${name}’ is there`, 'bring it back')}`;
  for (const { file, value } of programmes) {
    const { name, category, position, path, alias, isUpcoming = false } = value;
    const index = MENU.findIndex((one) => all.find(isSpellingOf(one.path)) === value);
    const row = MENU[index];
    const after = MENU[index + 1];
    const next = after && all.find(isSpellingOf(after.path));
    const mayWait = UPCOMING.includes(path);
    if (isUpcoming !== mayWait)
      yield `${file}: isUpcoming: ${says(`${UPCOMING.join(' and ')} are upcoming, and no other`, `set it to ${mayWait}`)}`;
    if (!row && MENU_CATEGORIES.some(({ id }) => id === category))
      yield `${file}: category: ${says(`the menu’s categories have ${MENU.length} programmes, without ‘${name}’`, 'choose career-booster')}`;
    if (!row) continue;
    if (name !== row.name) yield `${file}: name: ${says(`‘${row.name}’`)}`;
    if (category !== row.category) yield `${file}: category: ${says(row.category)}`;
    if ((alias ?? path) !== row.path)
      yield `${file}: alias: ${says(`the menu links to ${row.path}`, path === row.path ? 'take alias out' : `set alias to ${row.path}`)}`;
    if (next?.category === category && row.category === after?.category && position > next.position)
      yield `${file}: position: ${says(`‘${row.name}’ stands before ‘${after.name}’`, `set it below ${next.position}`)}`;
  }
}

/** One line for each difference between the catalogue and what the specification fixes, in both catalogues. */
export function* documentProblems(catalogue: Catalogue): Generator<string> {
  yield* menuProblems(catalogue);
  const list = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => `${name} (${id})`).join(', ');
  const shown = list(catalogue.categories.filter(({ inMenu }) => inMenu));
  const fixed = list(MENU_CATEGORIES);
  if (shown !== fixed)
    yield `src/catalogue/categories.yaml: categories: ${says(`${fixed} in the menu`, 'set name, order and inMenu so again')}`;
  for (const area of AREAS)
    if (!catalogue.programmes.some(({ value }) => value.area === area))
      yield `src/catalogue/programmes: area: ${says(`${area} is one of the nine areas`, 'give it to a programme')}`;
  for (const { file, value } of catalogue.otherFiles) {
    const name = file.replace(/^src\/catalogue\/|\.yaml$/g, '');
    for (const { path, message } of problemsIn(schemaFor(FIXED[name] ?? {}), value))
      yield `${file}: ${placeOf(path)}${message}`;
  }
  for (const line of columnProblems(catalogue)) yield `src/catalogue/navigation.yaml: ${line}`;
}
