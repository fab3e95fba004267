/** Compares the catalogue with what the specification fixes: one line a fault, with the document's words. */
import { AREAS, MENU, MENU_CATEGORIES, says, UPCOMING } from '../document';
import type { Catalogue } from '../index';

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
}
