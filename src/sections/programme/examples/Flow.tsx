import { useState } from 'react';
import { Icon } from '../../../ui/Icon/Icon';
import { example } from './example';
import * as styles from './Flow.css';
import { ExampleButton, Foot } from './parts';
import { label as labelStyle, panes } from './parts.css';

/** A flow of steps from a request to its reply, each switched on or off, and what happens without one. */
export const FlowExample = example('flow', ({ window }) => {
  const [off, setOff] = useState<readonly number[]>([]);
  const { note } = window.without.find(({ step }) => off.includes(step)) ?? window;
  return (
    <>
      <div className={panes.light}>
        <ol className={styles.flow}>
          {window.steps.map(({ label, value }, index) => {
            const isOn = !off.includes(index);
            const handleSwitch = () => setOff(isOn ? [...off, index] : off.filter((one) => one !== index));
            return (
              <li key={label} className={styles.step}>
                <ExampleButton look="row" isPressed={isOn} onPress={handleSwitch}>
                  <Icon name={isOn ? 'check' : 'minus'} />
                  <span>
                    <span className={labelStyle}>{label} </span>
                    {value}
                  </span>
                </ExampleButton>
              </li>
            );
          })}
        </ol>
      </div>
      <Foot note={note} />
    </>
  );
});
