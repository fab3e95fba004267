/** The stops of the Tab key: drawn on the screenshot, and as a table that says the same. */
import type { ReactElement } from 'react';
import type { Box, StateEvidence } from '../../../a11y/model';
import { Table } from '../../report/Page';
import { stateName } from '../judging/shown';

/** CSS px: half of what a stop's number takes. */
const RADIUS = 14;

/** A thing drawn on a picture. */
interface Numbered {
  number: number;
  box: Box;
}

function Mark({ number, box: { x, y, width, height } }: Numbered) {
  // A number stands on the corner of its thing, and inside the picture.
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

/** The picture of a state, with numbers on `marks`; `what` they are, as 'keyboard stops'. */
export function Picture({
  state,
  marks,
  what,
}: {
  state: StateEvidence;
  marks: Numbered[];
  what: string;
}): ReactElement | null {
  const { screenshot, width } = state;
  if (!screenshot) return null;
  const file = `../screenshots/${screenshot.file}`;
  const drawn = marks.filter(({ box }) => box.x < width && box.y < screenshot.height);
  const alternative = `Picture of ${state.path}: ${stateName(state)}${drawn.length > 0 ? `, with ${what}` : ''}`;
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section className="shot" aria-label={alternative} tabIndex={0}>
        <div>
          <img src={file} alt={alternative} width={width} height={screenshot.height} loading="lazy" />
          <svg viewBox={`0 0 ${width} ${screenshot.height}`} aria-hidden="true">
            {drawn.map((mark) => (
              <Mark key={mark.number} {...mark} />
            ))}
          </svg>
        </div>
      </section>
      <figcaption>
        <a href={file} aria-label={`The picture alone: ${state.path} ${stateName(state)}`}>
          The picture alone
        </a>
        .{marks.length > 0 && ` ${drawn.length} of ${marks.length} ${what} are drawn on it.`}
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
      {screenshot ? <Picture state={state} marks={stops} what="keyboard stops" /> : <p>No picture was taken.</p>}
      {stops.length > 0 && (
        <details>
          <summary>Keyboard map: {stops.length} stops</summary>
          <Stops state={state} />
        </details>
      )}
    </>
  );
}
