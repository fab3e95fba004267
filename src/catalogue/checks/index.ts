/** The catalogue's rules, checked before it is built. Each problem is one line: file, field, what is wrong, way out. */
import { type Catalogue, contents, fileOf } from '../index';
import { schemaOf } from '../schema/files';
import { documentProblems } from './document';
import { dateProblems } from './intakes';
import { placeOf, problemsIn } from './messages';
import { linkProblems, pathProblems } from './paths';
import { proseProblems } from './prose';
import { sampleMarks } from './samples';

/** What no two programmes share: the name of it, its value, and how to mend it. */
const OWN: [what: string, of: (programme: Catalogue['programmes'][number]['value']) => string, mend: string][] = [
  ['name', ({ name }) => name.toLowerCase(), 'give it a name of its own'],
  ['position', ({ category, position }) => `${category} ${position}`, 'choose a free one'],
  ['icon', ({ icon }) => icon.join('/'), 'every programme has its own motif'],
];

function* sharedProblems({ programmes }: Catalogue) {
  for (const [what, of, mend] of OWN)
    for (const { file, value } of programmes) {
      const first = programmes.find((one) => of(one.value) === of(value));
      if (first && first.file !== file) yield `${file}: ${what} is the same as in ${first.file}; ${mend}`;
    }
}

const ROLES = 'src/catalogue/roles.yaml: people';
const peopleOf = (catalogue: Pick<Catalogue, 'otherFiles'>) => fileOf(catalogue, 'roles')?.people ?? [];

/** A line for each page of a programme or training that no facilitator teaches, where facilitators are named (S1-93). */
function* teacherProblems(catalogue: Catalogue) {
  const facilitators = peopleOf(catalogue).filter(({ kind }) => kind === 'facilitator');
  const taught = new Set(facilitators.flatMap(({ pages }) => pages));
  const trainings = catalogue.pages.filter(({ value }) => value.path.startsWith('/corporate-training/'));
  for (const { path } of [...catalogue.programmes, ...trainings].map(({ value }) => value))
    if (taught.size > 0 && !taught.has(path))
      yield `${ROLES}: no facilitator teaches ${path}; add it to the pages of one`;
}

/** A line for each kind of person who is not named yet; only `launch-check` asks for them. */
export const unnamedPeople = (catalogue: Pick<Catalogue, 'otherFiles'>): string[] =>
  ['head', 'facilitator', 'employers']
    .filter((needed) => !peopleOf(catalogue).some(({ kind }) => kind === needed))
    .map((kind) => `${ROLES}: nobody is named as ${kind}; add the person, who has agreed to it`);

/** A line for each mark of a sample that the file does not have. */
function* sampleProblems({ texts }: Catalogue) {
  for (const { file, value } of texts)
    for (const { field, line } of sampleMarks(value))
      if (line === undefined) yield `${file}: samples: there is no field ${field}; take it off the list`;
}

function* shapeProblems(catalogue: Catalogue) {
  for (const { file, value } of contents(catalogue)) {
    const schema = schemaOf(file, value)?.schema;
    for (const { path, message } of schema ? problemsIn(schema, value) : [])
      yield `${file}: ${placeOf(path)}${message}`;
  }
}

/**
 * Every problem of the catalogue, one line each; empty when it is valid.
 * `pagePaths` are the paths of the files under `src/pages`, without not-found.
 */
export function catalogueProblems(catalogue: Catalogue, pagePaths: string[]): string[] {
  const shapes = [...shapeProblems(catalogue)];
  // Rules between entries rely on valid shapes.
  if (shapes.length > 0) return shapes;
  return [
    ...documentProblems(catalogue),
    ...pathProblems(catalogue, pagePaths),
    ...linkProblems(catalogue),
    ...sharedProblems(catalogue),
    ...dateProblems(catalogue),
    ...proseProblems(catalogue),
    ...teacherProblems(catalogue),
    ...sampleProblems(catalogue),
  ];
}
