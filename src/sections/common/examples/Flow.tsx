import { Icon } from '../../../ui/Icon/Icon';
import * as styles from './kinds.css';
import { type ContentOf, ExampleButton, Frame, toggled, useExample } from './parts';
import { label as labelStyle } from './parts.css';

/** A flow of steps from a request to its reply, each switched on or off, and what happens without one. */
export function FlowExample({ name, steps, without, ...whole }: ContentOf<'flow'>) {
  const [off, setOff] = useExample<readonly number[]>([]);
  const { note } = without.find(({ step }) => off.includes(step)) ?? whole;
  return (
    <Frame name={name} note={note}>
      <ol className={styles.flow}>
        {steps.map(({ label, value }, index) => {
          const isOn = !off.includes(index);
          return (
            <li key={label} className={styles.step}>
              <ExampleButton look="row" isPressed={isOn} onPress={() => setOff(toggled(off, index))}>
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
    </Frame>
  );
}
