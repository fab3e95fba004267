/** What was evaluated and what was not: pages, widths, colours and states. */
import type { StateEvidence } from '../../a11y/model';
import type { Summary } from './model';

/** The states that the site has, and the words by which the evidence names them. */
const wanted: [name: string, words: RegExp][] = [
  ['as loaded', /^as loaded/i],
  ['programmes dropdown open', /dropdown/i],
  ['category chosen', /category/i],
  ['search with results', /search with results|results found/i],
  ['search without results', /search without|no result/i],
  ['mobile menu open', /mobile menu/i],
  ['programmes panel open', /panel/i],
  ['programmes panel with a search', /panel.*search/i],
  ['navigation bar hidden', /bar hidden/i],
  ['scroll-to-top button shown', /scroll-to-top/i],
  ['loading overlay', /loading/i],
  ['page error', /page error/i],
];

interface StateCoverage {
  state: string;
  pages: number;
  widths: number[];
  schemes: string[];
}

interface Coverage {
  paths: string[];
  widths: number[];
  schemes: string[];
  reached: StateCoverage[];
  /** A phrase each. */
  notReached: string[];
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}

function coverageOf(state: string, states: StateEvidence[]): StateCoverage {
  const found = states.filter((each) => each.state === state);
  return {
    state,
    pages: distinct(found.map(({ path }) => path)).length,
    widths: distinct(found.map(({ width }) => width)).sort((a, b) => a - b),
    schemes: distinct(found.map(({ scheme }) => scheme)),
  };
}

/** What the evaluation reached, and what of the site it did not. */
export function coverage({ evaluation, paths }: Summary): Coverage {
  const { states } = evaluation;
  const evaluated = distinct(states.map(({ path }) => path));
  const names = distinct(states.map(({ state }) => state));
  const unknown = evaluated.some((path) => !paths.includes(path));
  const missing = paths.filter((path) => !evaluated.includes(path));
  return {
    paths: evaluated,
    widths: distinct(states.map(({ width }) => width)).sort((a, b) => a - b),
    schemes: distinct(states.map(({ scheme }) => scheme)),
    reached: names.map((name) => coverageOf(name, states)),
    notReached: [
      ...missing.map((path) => `page ${path}`),
      ...(unknown ? [] : ['the not-found page']),
      ...wanted.filter(([, words]) => !names.some((name) => words.test(name))).map(([name]) => `state ‘${name}’`),
    ],
  };
}
