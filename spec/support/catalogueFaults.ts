/** Problems that the check finds in a changed copy of the catalogue. */
import { catalogueProblems } from '../../src/catalogue/checks';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { documentPaths } from './paths';

export type Change = (copy: Catalogue) => unknown;
/** Values by field, as `fee.once`. */
export type Fields = Record<string, unknown>;

/** The programme of that name in a copy of the catalogue. */
export function programmeOf(copy: Catalogue, name: string) {
  const found = copy.programmes.find(({ value }) => value.path === `/programs/${name}`);
  if (!found) throw new Error(`${name} is not in the catalogue`);
  return found.value;
}

export function problemsAfter(change: Change, paths: string[] = [...documentPaths]): string[] {
  // Unparsed texts have checks of their own, which would take most of the time.
  const copy = structuredClone({ ...catalogue, texts: [] });
  change(copy);
  return catalogueProblems(copy, paths);
}

/** Sets `field` of `root`, as `fee.once`; takes it out where `value` is `undefined`. */
function setField(root: unknown, field: string, value: unknown): void {
  const names = field.split('.');
  const last = names.pop() as string;
  const target = names.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], root);
  if (value === undefined) delete (target as Record<string, unknown>)[last];
  else (target as Record<string, unknown>)[last] = value;
}

/** Sets fields of `file`, as `programmes/AITools`. */
export const set =
  (file: string, fields: Fields): Change =>
  ({ programmes, pages, otherFiles }) => {
    const all: { file: string; value: unknown }[] = [...programmes, ...pages, ...otherFiles];
    const root = all.find((one) => one.file === `src/catalogue/${file}.yaml`)?.value;
    for (const [field, value] of Object.entries(fields)) setField(root, field, value);
  };
