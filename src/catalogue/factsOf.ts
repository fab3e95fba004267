import { facts } from 'virtual:catalogue/facts';
import type { ProgrammeFacts } from './views';

/** Facts of the programme at `path`. The catalogue's check makes sure that it exists, and is open where it has an intake. */
export const factsOf = <Facts extends ProgrammeFacts>(path: string) =>
  facts.find((fact) => fact.path === path) as Facts;

/** Programmes open for application before upcoming ones, else in their order. */
export const openFirst = <P extends { isUpcoming?: boolean | undefined }>(programmes: readonly P[]): P[] => [
  ...programmes.filter(({ isUpcoming }) => !isUpcoming),
  ...programmes.filter(({ isUpcoming }) => isUpcoming),
];
