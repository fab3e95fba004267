/** Holds the register against the document's list of ids, both ways. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement } from '../../spec/requirements';
import type { Problem } from './model';

const registerFile = 'spec/requirements.ts';
const idsFile = 'spec/document-ids.txt';

function duplicates(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Problems between the register and `spec/document-ids.txt` below `root`; a missing or empty list is one. */
export function registerProblems(root: string, requirements: readonly Requirement[]): Problem[] {
  const path = join(root, idsFile);
  const documentIds = existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/).filter(Boolean) : [];
  if (documentIds.length === 0) {
    const mend = "write the ids of the document's table into it, one a line";
    return [{ where: idsFile, what: 'the list of ids is missing or empty', mend }];
  }
  const registered = requirements.map(({ id }) => id as string);
  const repeated = (where: string, ids: readonly string[]) =>
    duplicates(ids).map((id) => ({ where, what: `${id} is there twice`, mend: 'keep one row; an id is never reused' }));
  return [
    ...repeated(registerFile, registered),
    ...repeated(idsFile, documentIds),
    ...registered
      .filter((id) => !documentIds.includes(id))
      .map((id) => ({
        where: registerFile,
        what: `${id} is not an id of the document (${idsFile})`,
        mend: 'correct the id, or remove the row',
      })),
    ...documentIds
      .filter((id) => !registered.includes(id))
      .map((id) => ({
        where: idsFile,
        what: `${id} has no row in the register (${registerFile})`,
        mend: 'add the row with its statement',
      })),
  ];
}
