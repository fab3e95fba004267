/** Tests as a list, in the report page. */
import type { ReactElement } from 'react';
import { counted } from '../report/words';
import { Mark } from './Mark';
import { isPass, worstOf } from './merge';
import { placeOf, type SourceLink, type TracedTest } from './model';
import { groupByLine, outcomeCounts, outcomeWords, placesRun } from './words';

/** From this many tests of one line on, they are folded into one entry. */
const FOLDED_FROM = 4;

interface Props {
  tests: TracedTest[];
  link: SourceLink;
}

function Place({ test, tests }: { test: TracedTest; tests: TracedTest[] }) {
  return (
    <span className="soft place">
      {placeOf(test)} · {placesRun(tests).join('; ')}
    </span>
  );
}

function Test({ test, link }: { test: TracedTest; link: SourceLink }) {
  const errors = [...new Set(test.runs.flatMap(({ error }) => error ?? []))];
  return (
    <li>
      <Mark isGood={isPass(test.outcome)}>{outcomeWords[test.outcome]}</Mark>{' '}
      <a href={link(test.file, test.line)}>{test.title}</a>
      <Place test={test} tests={[test]} />
      {errors.map((error) => (
        <span key={error} className="error">
          {error}
        </span>
      ))}
    </li>
  );
}

function Group({ tests, link }: Props) {
  const items = tests.map((test) => <Test key={test.title} test={test} link={link} />);
  const [first] = tests;
  if (!first || tests.length < FOLDED_FROM) return items;
  const isGood = isPass(worstOf(tests.map(({ outcome }) => outcome)));
  return (
    <li>
      <details>
        <summary>
          <Mark isGood={isGood}>{outcomeCounts(tests)}</Mark> {first.title} and {counted(tests.length - 1, 'more case')}
          <Place test={first} tests={tests} />
        </summary>
        <ul>{items}</ul>
      </details>
    </li>
  );
}

/** `tests` in the order they ran, those of one line of source together. */
export function Tests({ tests, link }: Props): ReactElement {
  return (
    <ul data-tests>
      {groupByLine(tests).map((group) => (
        <Group key={`${group[0]?.file}:${group[0]?.line}:${group[0]?.title}`} tests={group} link={link} />
      ))}
    </ul>
  );
}
