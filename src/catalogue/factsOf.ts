import { facts } from 'virtual:catalogue/facts';
import type { ProgrammeFacts } from './views';

/** Facts of the programme at `path`. The catalogue's check makes sure that it exists, and is open where it has an intake. */
export const factsOf = <Facts extends ProgrammeFacts>(path: string) =>
  facts.find((fact) => fact.path === path) as Facts;
