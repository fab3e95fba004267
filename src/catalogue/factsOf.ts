import { facts } from 'virtual:catalogue/facts';
import { nextIntakes } from 'virtual:catalogue/shell';
import { intakesWithPlaces } from './intakeDates';
import type { Category } from './schema';
import type { OpenFacts, ProgrammeFacts } from './views';

/** Facts of the programme at `path`, which must exist. */
export const factsOf = (path: string) => facts.find((fact) => fact.path === path) as ProgrammeFacts;

/** Facts of a category's programmes. */
export const factsIn = (category: Category['id']) => facts.filter((fact) => fact.category === category);

/** The intakes that begin next on `day`, at most `count`, each with its programme's facts. */
export const nextToStart = (day: string, count = 3) =>
  intakesWithPlaces(nextIntakes, day)
    .slice(0, count)
    // Only open programmes have intakes.
    .map((intake) => ({ ...intake, programme: factsOf(intake.programme) as OpenFacts }));

/** Programmes open for application before upcoming ones, else in their order. */
export const openFirst = <P extends { isUpcoming?: boolean | undefined }>(programmes: readonly P[]): P[] => [
  ...programmes.filter(({ isUpcoming }) => !isUpcoming),
  ...programmes.filter(({ isUpcoming }) => isUpcoming),
];
