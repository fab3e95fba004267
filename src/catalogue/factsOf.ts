import { facts } from 'virtual:catalogue/facts';
import { nextIntakes } from 'virtual:catalogue/shell';
import { intakesWithPlaces } from './intakeDates';
import type { OpenFacts, ProgrammeFacts } from './views';

/** Facts of the programme at `path`, which must exist. Pass `OpenFacts` only for the programme of an intake. */
export const factsOf = <Facts extends ProgrammeFacts>(path: string) =>
  facts.find((fact) => fact.path === path) as Facts;

/** The intakes that begin next on `day`, at most `count`, each with its programme's facts. */
export const nextToStart = (day: string, count = 3) =>
  intakesWithPlaces(nextIntakes, day)
    .slice(0, count)
    .map((intake) => ({ ...intake, programme: factsOf<OpenFacts>(intake.programme) }));

/** Programmes open for application before upcoming ones, else in their order. */
export const openFirst = <P extends { isUpcoming?: boolean | undefined }>(programmes: readonly P[]): P[] => [
  ...programmes.filter(({ isUpcoming }) => !isUpcoming),
  ...programmes.filter(({ isUpcoming }) => isUpcoming),
];
