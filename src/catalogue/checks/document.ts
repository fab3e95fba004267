/** Compares the catalogue with what the specification fixes: one line a fault, with the document's words. */
import { AREAS, FIXED, type Fixed, FOOTER_COLUMNS, MENU, MENU_CATEGORIES, UPCOMING } from '../document';
import type { Catalogue } from '../index';
import type { Programme } from '../schema';
import type { PartOf } from '../schema/files';
import { linesOf, placeOf } from './messages';

const says = (is: string, words: string, mend = 'write it so again') =>
  `is ${is}, and docs/specification.md says ${words}; ${mend}`;

/** Words for an entry of a list: its name where it has one. */
const nameOf = (entry: unknown) => String((entry as { name?: string }).name ?? entry);

function differences(fixed: Fixed, value: unknown, place: PropertyKey[] = []): string[] {
  if (typeof fixed === 'string')
    return linesOf(fixed !== value && `${placeOf(place)}: ${says(`‘${value}’`, `‘${fixed}’`)}`);
  if (fixed instanceof RegExp)
    return linesOf(
      !fixed.test(String(value)) &&
        `${placeOf(place)}: ${says(`‘${value}’`, `‘${fixed.source}’`, 'let it have these words')}`,
    );
  if (Array.isArray(fixed) && (value as unknown[]).length !== fixed.length) {
    const names = (value as unknown[]).map(nameOf).join(', ');
    return [`${placeOf(place)}: ${says(names, fixed.map(nameOf).join(', '), 'list exactly these')}`];
  }
  return Object.entries(fixed).flatMap(([key, one]) =>
    differences(one, (value as Record<string, unknown>)[key], [...place, Array.isArray(fixed) ? Number(key) : key]),
  );
}

/** Footer columns without the document's links. Other columns may stand beside them. */
function columnProblems({ footerColumns }: PartOf<'navigation'>): string[] {
  return FOOTER_COLUMNS.flatMap(({ heading, paths }) => {
    const index = footerColumns.findIndex((column) => String(column.heading) === heading);
    const links = footerColumns[index]?.links.map(({ path }) => path).join(', ');
    const words = `‘${heading}’ with ${paths.join(', ')}`;
    if (links === undefined)
      return [`footerColumns: has no column ‘${heading}’, and docs/specification.md says ${words}; bring it back`];
    return linesOf(
      links !== paths.join(', ') && `footerColumns ${index + 1}: links: ${says(links, words, 'list exactly these')}`,
    );
  });
}

function categoryProblems(categories: Catalogue['categories']): string[] {
  const list = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => `${name} (${id})`).join(', ');
  const shown = list(categories.filter(({ inMenu }) => inMenu));
  const fixed = list(MENU_CATEGORIES);
  return linesOf(
    shown !== fixed &&
      `src/catalogue/categories.yaml: categories: ${says(`${shown} in the menu`, fixed, 'set name, order and inMenu so again')}`,
  );
}

/** Faults of the menu's rows, and programmes that make them more than the document's. */
function menuProblems({ programmes }: Catalogue): string[] {
  const rowOf = ({ path }: Programme) => MENU.findIndex((row) => row.path.toLowerCase() === path.toLowerCase());
  const missing = MENU.filter((_, index) => !programmes.some(({ value }) => rowOf(value) === index));
  const faults = programmes.flatMap(({ file, value }) => {
    const { name, category, position, path, alias, isUpcoming = false } = value;
    const index = rowOf(value);
    const row = MENU[index];
    const next = MENU[index + 1];
    const after = programmes.find((other) => next && rowOf(other.value) === index + 1)?.value;
    const mayWait = UPCOMING.includes(path);
    return linesOf(
      isUpcoming !== mayWait &&
        `isUpcoming: ${says(String(isUpcoming), `${UPCOMING.join(' and ')} are upcoming, and no other`, `set it to ${mayWait}`)}`,
      !row &&
        MENU_CATEGORIES.some(({ id }) => id === category) &&
        `category: ${says(category, `the menu’s categories have ${MENU.length} programmes, without ‘${name}’`, 'choose career-booster')}`,
      row && name !== row.name && `name: ${says(`‘${name}’`, `‘${row.name}’`)}`,
      row && category !== row.category && `category: ${says(category, row.category)}`,
      row &&
        (alias ?? path) !== row.path &&
        `alias: ${says(alias ?? 'not set', `the menu links to ${row.path}`, path === row.path ? 'take alias out' : `set alias to ${row.path}`)}`,
      next &&
        after?.category === category &&
        row?.category === next.category &&
        position > after.position &&
        `position: ${says(String(position), `‘${row.name}’ stands before ‘${next.name}’`, `set it below ${after.position}`)}`,
    ).map((line) => `${file}: ${line}`);
  });
  return [
    ...missing.map(
      ({ name, path }) =>
        `src/catalogue/programmes: no file has path ${path}, and docs/specification.md says ‘${name}’ is there; bring it back`,
    ),
    ...faults,
  ];
}

/** One line for each difference between the catalogue and what the specification fixes, in both catalogues. */
export function documentProblems(catalogue: Catalogue): string[] {
  const { categories, otherFiles } = catalogue;
  return [
    ...menuProblems(catalogue),
    ...categoryProblems(categories),
    ...AREAS.filter((area) => !catalogue.programmes.some(({ value }) => value.area === area)).map(
      (area) =>
        `src/catalogue/programmes: area: ${says(`${area} of no programme`, 'it is one of the nine areas', 'give it to a programme')}`,
    ),
    ...otherFiles.flatMap(({ file, value }) => {
      const name = file.replace(/^src\/catalogue\/|\.yaml$/g, '');
      return [
        ...differences(FIXED[name] ?? {}, value),
        ...(name === 'navigation' ? columnProblems(value as PartOf<'navigation'>) : []),
      ].map((line) => `${file}: ${line}`);
    }),
  ];
}
