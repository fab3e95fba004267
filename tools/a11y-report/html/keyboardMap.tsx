/** The stops of the Tab key: drawn on the screenshot, and as a table that says the same. */
import type { ReactElement } from 'react';
import type { StateEvidence, Stop } from '../../../a11y/model';
import { Table } from '../../report/Page';
import { stateName } from './findings';

/** CSS px: half of what a stop's number takes. */
const RADIUS = 14;

function Mark({ number, box: { x, y, width, height } }: Stop) {
  // A number stands on the corner of its stop, and inside the picture.
  const [left, top] = [Math.max(x, RADIUS), Math.max(y, RADIUS)];
  return (
    <>
      <rect x={x} y={y} width={width} height={height} />
      <circle cx={left} cy={top} r={RADIUS} />
      <text x={left} y={top}>
        {number}
      </text>
    </>
  );
}

function Picture({ state, shot }: { state: StateEvidence; shot: NonNullable<StateEvidence['screenshot']> }) {
  const file = `../screenshots/${shot.file}`;
  const { stops, width } = state;
  const drawn = stops.filter(({ box }) => box.x < width && box.y < shot.height);
  const alternative = `Screenshot of ${state.path}: ${stateName(state)}`;
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section className="shot" aria-label={alternative} tabIndex={0}>
        <div>
          <img src={file} alt={alternative} width={width} height={shot.height} loading="lazy" />
          <svg viewBox={`0 0 ${width} ${shot.height}`} aria-hidden="true">
            {drawn.map((stop) => (
              <Mark key={stop.number} {...stop} />
            ))}
          </svg>
        </div>
      </section>
      <figcaption>
        <a href={file}>The screenshot alone</a>.
        {stops.length > 0 && ` ${drawn.length} of ${stops.length} keyboard stops are drawn on it.`}
      </figcaption>
    </figure>
  );
}

function Stops({ state }: { state: StateEvidence }) {
  return (
    <Table caption={`Keyboard map, ${stateName(state)}`} heads={['Stop', 'Name and role', '#Focus contrast']}>
      {state.stops.map(({ number, role, name, selector, focusContrast }) => (
        <tr key={number}>
          <th scope="row">{number}</th>
          <td>
            {name || '(no name)'}
            <br />
            <span className="soft">
              {role} <code>{selector}</code>
            </span>
          </td>
          <td className="number">{`${focusContrast.toFixed(1)}:1`}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Screenshot and keyboard map of a state, as far as they were taken. */
export function KeyboardMap({ state }: { state: StateEvidence }): ReactElement | null {
  const { screenshot, stops } = state;
  if (!screenshot && stops.length === 0) return null;
  return (
    <>
      <h3>Screen and keyboard</h3>
      {screenshot ? <Picture state={state} shot={screenshot} /> : <p>No screenshot was taken.</p>}
      {stops.length > 0 && (
        <details>
          <summary>Keyboard map: {stops.length} stops</summary>
          <Stops state={state} />
        </details>
      )}
    </>
  );
}
