/** People: everybody who has to be named is, and every programme and training has somebody who teaches it. */
import type { Catalogue } from '../index';
import type { PartOf } from '../schema/files';

const FILE = 'src/catalogue/roles.yaml';

/** Kinds of people without whom the centre does not go live: the head, a facilitator, the contact for employers. */
const NEEDED = ['head', 'facilitator', 'employers'] as const;

const peopleOf = ({ otherFiles }: Pick<Catalogue, 'otherFiles'>) =>
  (otherFiles.find(({ file }) => file === FILE)?.value as PartOf<'roles'> | undefined)?.people ?? [];

/** A line for each page of a programme or training that no facilitator teaches, where facilitators are named (S1-93). */
export function teacherProblems(catalogue: Catalogue): string[] {
  const taught = peopleOf(catalogue)
    .filter(({ kind }) => kind === 'facilitator')
    .flatMap(({ pages }) => pages);
  if (taught.length === 0) return [];
  const trainings = catalogue.pages.filter(({ value }) => value.path.startsWith('/corporate-training/'));
  return [...catalogue.programmes, ...trainings]
    .map(({ value }) => value.path)
    .filter((path) => !taught.includes(path))
    .map((path) => `${FILE}: people: no facilitator teaches ${path}; add it to the pages of one`);
}

/** A line for each kind of person who is not named yet; only `launch-check` asks for them. */
export function unnamedPeople(catalogue: Pick<Catalogue, 'otherFiles'>): string[] {
  const kinds = peopleOf(catalogue).map(({ kind }) => kind);
  return NEEDED.filter((kind) => !kinds.includes(kind)).map(
    (kind) => `${FILE}: people: nobody is named as ${kind}; add the person, who has agreed to it`,
  );
}
