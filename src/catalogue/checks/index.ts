/** The catalogue's rules, checked before it is built. Each problem is one line: file, field, what is wrong, way out. */

import type { Catalogue, Entry } from '../index';
import { schemaOf } from '../schema/files';
import { documentProblems } from './document';
import { closingProblems, intakeProblems, moduleLessonProblems, openLessonProblems, routeProblems } from './intakes';
import { problemLines } from './messages';
import { duplicates, linkProblems, pathProblems, redirectProblems } from './paths';
import { teacherProblems } from './people';
import { proseProblems } from './prose';
import { sampleProblems } from './samples';

function shapeProblems({ file, value }: Entry<unknown>): string[] {
  const schema = schemaOf(file, value)?.schema;
  return schema ? problemLines(file, schema, value) : [];
}

/** A line for each name, position or icon that two programmes share. */
function programmeProblems({ programmes }: Catalogue): string[] {
  return [
    ...duplicates(
      programmes,
      ({ value }) => value.name.toLowerCase(),
      ({ file }, first) => `${file}: name is the same as in ${first.file}; give it a name of its own`,
    ),
    ...duplicates(
      programmes,
      ({ value }) => `${value.category} ${value.position}`,
      ({ file, value }, first) =>
        `${file}: position ${value.position} in ${value.category} is already taken by ${first.file}; choose a free one`,
    ),
    ...duplicates(
      programmes,
      ({ value }) => value.icon.join('/'),
      ({ file }, first) => `${file}: icon is the same as in ${first.file}; every programme has its own motif`,
    ),
  ];
}

/**
 * Every problem of the catalogue, one line each; empty when it is valid.
 * `pagePaths` are the paths of the files under `src/pages`, without not-found.
 */
export function catalogueProblems(catalogue: Catalogue, pagePaths: string[]): string[] {
  const { programmes, pages, otherFiles, texts } = catalogue;
  const shapes = [...programmes, ...pages, ...otherFiles].flatMap(shapeProblems);
  // Rules between entries rely on valid shapes.
  if (shapes.length > 0) return shapes;
  return [
    ...documentProblems(catalogue),
    ...pathProblems(catalogue, pagePaths),
    ...redirectProblems(catalogue),
    ...linkProblems(catalogue),
    ...programmeProblems(catalogue),
    ...intakeProblems(catalogue),
    ...routeProblems(catalogue),
    ...openLessonProblems(catalogue),
    ...moduleLessonProblems(catalogue),
    ...closingProblems(catalogue),
    ...proseProblems(catalogue),
    ...teacherProblems(catalogue),
    ...texts.flatMap(({ file, value }) => sampleProblems(file, value)),
  ];
}
