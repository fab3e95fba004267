/** What the build says and does not refuse: dates that have passed or soon will, people who are not named, places on a page. */
import { describe, expect, it } from 'vitest';
import { TEST_DAY } from '../../build/day';
import { unnamedPeople } from '../../src/catalogue/checks';
import { dateWarnings } from '../../src/catalogue/checks/intakes';
import { placeProblems } from '../../src/catalogue/checks/paths';
import { type Catalogue, catalogue } from '../../src/catalogue/index';
import { set } from '../support/catalogueFaults';

/** Warnings about a copy of the catalogue with one change. */
function warningsAfter(change: (copy: Catalogue) => unknown, day = TEST_DAY): string[] {
  const copy = structuredClone(catalogue);
  change(copy);
  return [...dateWarnings(copy, day)].map((line) => line.replace('src/catalogue/', ''));
}

const BC = '/programs/AIToolsBC';
const NO_INTAKE = `intakes.yaml: ${BC} is open, but has no intake ahead on 2026-11-21: add its next one`;
const withoutIntake = (copy: Catalogue) =>
  Object.assign(copy, { intakes: copy.intakes.filter(({ programme }) => programme !== BC) });
const full = (copy: Catalogue) => {
  for (const intake of copy.intakes) if (intake.programme === BC) intake.isFull = true;
};
const oneLesson = (copy: Catalogue) => Object.assign(copy, { openLessons: copy.openLessons.slice(0, 1) });
const expires = (day: string) => (copy: Catalogue) => Object.assign(copy.organisation, { securityContactExpires: day });
const contact = (day: string, words: string) => [`organisation.yaml: securityContactExpires is ${day}, ${words}`];
const SOON = 'less than 30 days after 2026-11-21: see that the contact answers, and set a later day';

describe('what of the catalogue is not true for long', () => {
  it.each<[string, (copy: Catalogue) => unknown, string[], string?]>([
    ['S1-14 nothing, on the day that the tests live on', () => undefined, []],
    ['S1-14 an open programme without an intake ahead', withoutIntake, [NO_INTAKE]],
    ['S1-14 one whose intakes are full', full, [NO_INTAKE]],
    ['S1-74 an open lesson today', oneLesson, [], '2026-12-05'],
    [
      'S1-74 no open lesson ahead',
      oneLesson,
      ['openLessons.yaml: no open lesson is ahead on 2026-12-06: add the next ones'],
      '2026-12-06',
    ],
    ['a security contact that soon ends', expires('2026-12-20'), contact('2026-12-20', SOON)],
    ['one that has ended', expires('2026-01-01'), contact('2026-01-01', SOON)],
    [
      'one vouched for too long',
      expires('2027-11-23'),
      contact('2027-11-23', 'more than a year after 2026-11-21: set an earlier day'),
    ],
    ['the first day that is late enough', expires('2026-12-21'), []],
    ['the last day that is early enough', expires('2027-11-22'), []],
  ])('%s', (_what, change, lines, day) => {
    expect(warningsAfter(change, day)).toEqual(lines);
  });
});

it('S1-93 a catalogue that names nobody yet is not ready for a release', () => {
  expect(unnamedPeople({ otherFiles: [] })).toEqual(
    ['head', 'facilitator', 'employers'].map(
      (kind) => `src/catalogue/roles.yaml: people: nobody is named as ${kind}; add the person, who has agreed to it`,
    ),
  );
  expect(unnamedPeople(catalogue)).toHaveLength(2);
});

it('a link to a place that its page does not have is told', () => {
  const copy = structuredClone(catalogue);
  set('navigation', { 'menuLinks.1.path': '/#employees', 'menuLinks.0.path': '/?kind=bootcamp#programs' })(copy);
  const htmlOf = (path: string) => (path === '/' ? '<p id="programs"><p id="employers">' : undefined);
  expect([...placeProblems(copy, htmlOf)]).toEqual([
    'src/catalogue/navigation.yaml: menuLinks 2: path: / has no place #employees; choose an id of that page, or link to the page',
  ]);
});
