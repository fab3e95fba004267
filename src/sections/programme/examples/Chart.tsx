import { useState } from 'react';
import { ChartBar } from '../ChartBar';
import { example } from './example';
import { ExampleButton, Foot } from './parts';
import { list, measured, panes } from './parts.css';

/** Chart of a data set: all of it or one group, the largest bar first or by name. */
export const ChartExample = example('chart', ({ window }) => {
  const [group, setGroup] = useState(0);
  const [isByName, setByName] = useState(false);
  // The first group is the whole.
  const { values, note } = window.counts[group - 1] ?? { note: window.note };
  const bars = window.bars.map(({ label, value }, index) => ({ label, value: values?.[index] ?? value }));
  bars.sort((a, b) => (isByName ? a.label.localeCompare(b.label) : b.value - a.value));
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <>
      <div className={panes.light}>
        <p>{window.unit}</p>
        <ol className={list}>
          {bars.map(({ label, value }) => (
            <li key={label} className={measured}>
              {label} <ChartBar share={value / most} colour={value === most ? 'petal' : 'soft'} /> <b>{value}</b>
            </li>
          ))}
        </ol>
      </div>
      <Foot note={note}>
        {window.groups.map((name, index) => (
          <ExampleButton key={name} isScripted isPressed={index === group} onPress={() => setGroup(index)}>
            {name}
          </ExampleButton>
        ))}
        <ExampleButton isScripted isPressed={isByName} onPress={() => setByName(!isByName)}>
          {window.words.sort}
        </ExampleButton>
      </Foot>
    </>
  );
});
