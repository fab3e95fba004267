import { useState } from 'react';
import { Bars } from '../../../ui/Bars/Bars';
import { measured } from './kinds.css';
import { type ContentOf, ExampleButton, Frame } from './parts';
import { list } from './parts.css';

/** Chart of a data set: all of it or one group, the largest bar first or by name. */
export function ChartExample({ name, unit, bars, groups, counts, words, ...whole }: ContentOf<'chart'>) {
  const [shown, setShown] = useState(0);
  const [isByName, setByName] = useState(false);
  const count = counts[shown - 1];
  const drawn = bars.map(({ label, value }, index) => ({ label, value: count?.values[index] ?? value }));
  drawn.sort((a, b) => (isByName ? a.label.localeCompare(b.label) : b.value - a.value));
  const most = Math.max(...drawn.map(({ value }) => value));
  const controls = (
    <>
      {groups.map((group, index) => (
        <ExampleButton key={group} isScripted isPressed={index === shown} onPress={() => setShown(index)}>
          {group}
        </ExampleButton>
      ))}
      <ExampleButton isScripted isPressed={isByName} onPress={() => setByName(!isByName)}>
        {words.sort}
      </ExampleButton>
    </>
  );
  return (
    <Frame name={name} note={(count ?? whole).note} controls={controls}>
      <p>{unit}</p>
      <ol className={list}>
        {drawn.map(({ label, value }) => (
          <li key={label} className={measured}>
            {label}{' '}
            <Bars bars={[{ from: 0, to: value / most, look: value === most ? 'strong' : 'quiet' }]} height={20} />{' '}
            <b>{value}</b>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
