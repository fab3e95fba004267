import { Icon } from '../../../ui/Icon/Icon';
import * as styles from './Flow.css';
import { Foot, Press, type WindowOf } from './parts';
import { label as labelStyle, panes } from './parts.css';

interface FlowViewProps {
  window: WindowOf<'flow'>;
  /** Steps that are switched off. */
  off?: readonly number[];
  note?: string;
  onSwitch?: (index: number) => void;
}

/** A flow of steps from a request to its reply, each switched on or off. */
export function FlowView({ window, off = [], note = window.note, onSwitch }: FlowViewProps) {
  return (
    <>
      <div className={panes.light}>
        <ol className={styles.flow}>
          {window.steps.map(({ label, value }, index) => {
            const isOn = !off.includes(index);
            return (
              <li key={label} className={styles.step}>
                <Press look="row" isPressed={isOn} onPress={onSwitch && (() => onSwitch(index))}>
                  <Icon name={isOn ? 'check' : 'minus'} />
                  <span>
                    <span className={labelStyle}>{label} </span>
                    {value}
                  </span>
                </Press>
              </li>
            );
          })}
        </ol>
      </div>
      <Foot note={note} />
    </>
  );
}
