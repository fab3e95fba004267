import { ChartBar } from '../ChartBar';
import { Foot, Press, type WindowOf } from './parts';
import { list, measured, panes } from './parts.css';

interface ChartViewProps {
  window: WindowOf<'chart'>;
  /** Group of goods that is counted. */
  group?: number;
  /** Its number for each bar. */
  values?: readonly number[];
  isByName?: boolean;
  note?: string;
  onGroup?: (index: number) => void;
  onSort?: () => void;
}

/** Chart of a data set: all of it or one group, the largest bar first or by name. */
export function ChartView({
  window,
  group = 0,
  values,
  isByName,
  note = window.note,
  onGroup,
  onSort,
}: ChartViewProps) {
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
          <Press key={name} isScripted isPressed={index === group} onPress={onGroup && (() => onGroup(index))}>
            {name}
          </Press>
        ))}
        <Press isScripted isPressed={isByName ?? false} onPress={onSort}>
          {window.words.sort}
        </Press>
      </Foot>
    </>
  );
}
