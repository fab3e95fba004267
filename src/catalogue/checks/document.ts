/** Compares the catalogue with what the specification fixes: one line a fault, with the document's words. */
import { AREAS, FIXED, type Fixed, FOOTER_COLUMNS, MENU, MENU_CATEGORIES, UPCOMING } from '../document';
import { type Catalogue, fileOf } from '../index';
import { placeOf } from './messages';

const says = (is: string, words: string, mend = 'write it so again') =>
  `is ${is}, and docs/specification.md says ${words}; ${mend}`;

/** Words for an entry of a list: its name where it has one. */
const nameOf = (entry: unknown) => String((entry as { name?: string }).name ?? entry);

function* differences(fixed: Fixed, value: unknown, place: PropertyKey[] = []): Generator<string> {
  if (typeof fixed === 'string') {
    if (fixed !== value) yield `${placeOf(place)}${says(`‘${value}’`, `‘${fixed}’`)}`;
  } else if (fixed instanceof RegExp) {
    if (!fixed.test(String(value)))
      yield `${placeOf(place)}${says(`‘${value}’`, `‘${fixed.source}’`, 'let it have these words')}`;
  } else if (Array.isArray(fixed) && (value as unknown[]).length !== fixed.length) {
    const names = (value as unknown[]).map(nameOf).join(', ');
    yield `${placeOf(place)}${says(names, fixed.map(nameOf).join(', '), 'list exactly these')}`;
  } else {
    for (const [key, one] of Object.entries(fixed))
      yield* differences(one, (value as Record<string, unknown>)[key], [
        ...place,
        Array.isArray(fixed) ? Number(key) : key,
      ]);
  }
}

/** Footer columns without the document's links. Other columns may stand beside them. */
function* columnProblems(catalogue: Catalogue) {
  const columns = fileOf(catalogue, 'navigation')?.footerColumns ?? [];
  for (const { heading, paths } of FOOTER_COLUMNS) {
    const index = columns.findIndex((column) => String(column.heading) === heading);
    const links = columns[index]?.links.map(({ path }) => path).join(', ');
    const words = `‘${heading}’ with ${paths.join(', ')}`;
    if (links === undefined)
      yield `footerColumns: has no column ‘${heading}’, and docs/specification.md says ${words}; bring it back`;
    else if (links !== paths.join(', '))
      yield `footerColumns ${index + 1}: links: ${says(links, words, 'list exactly these')}`;
  }
}

/** Faults of the menu's rows, and programmes that make them more than the document's. */
function* menuProblems({ programmes }: Catalogue) {
  const rowAt = (index: number) =>
    programmes.find(({ value }) => value.path.toLowerCase() === MENU[index]?.path.toLowerCase())?.value;
  for (const [index, { name, path }] of MENU.entries())
    if (!rowAt(index))
      yield `src/catalogue/programmes: no file has path ${path}, and docs/specification.md says ‘${name}’ is there; bring it back`;
  for (const { file, value } of programmes) {
    const { name, category, position, path, alias, isUpcoming = false } = value;
    const index = MENU.findIndex((_, row) => rowAt(row) === value);
    const row = MENU[index];
    const next = rowAt(index + 1);
    const mayWait = UPCOMING.includes(path);
    const setAlias = path === row?.path ? 'take alias out' : `set alias to ${row?.path}`;
    if (isUpcoming !== mayWait)
      yield `${file}: isUpcoming: ${says(String(isUpcoming), `${UPCOMING.join(' and ')} are upcoming, and no other`, `set it to ${mayWait}`)}`;
    if (!row && MENU_CATEGORIES.some(({ id }) => id === category))
      yield `${file}: category: ${says(category, `the menu’s categories have ${MENU.length} programmes, without ‘${name}’`, 'choose career-booster')}`;
    if (!row) continue;
    if (name !== row.name) yield `${file}: name: ${says(`‘${name}’`, `‘${row.name}’`)}`;
    if (category !== row.category) yield `${file}: category: ${says(category, row.category)}`;
    if ((alias ?? path) !== row.path)
      yield `${file}: alias: ${says(alias ?? 'not set', `the menu links to ${row.path}`, setAlias)}`;
    if (next?.category === category && row.category === MENU[index + 1]?.category && position > next.position)
      yield `${file}: position: ${says(String(position), `‘${row.name}’ stands before ‘${MENU[index + 1]?.name}’`, `set it below ${next.position}`)}`;
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
    yield `src/catalogue/categories.yaml: categories: ${says(`${shown} in the menu`, fixed, 'set name, order and inMenu so again')}`;
  for (const area of AREAS)
    if (!catalogue.programmes.some(({ value }) => value.area === area))
      yield `src/catalogue/programmes: area: ${says(`${area} of no programme`, 'it is one of the nine areas', 'give it to a programme')}`;
  for (const { file, value } of catalogue.otherFiles) {
    const name = file.replace(/^src\/catalogue\/|\.yaml$/g, '');
    for (const line of differences(FIXED[name] ?? {}, value)) yield `${file}: ${line}`;
  }
  for (const line of columnProblems(catalogue)) yield `src/catalogue/navigation.yaml: ${line}`;
}
