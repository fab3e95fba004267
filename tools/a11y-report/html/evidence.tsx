/** All evidence of one kind, page by page, for a person to judge. */
import type { ReactElement } from 'react';
import { type EvidenceKind, type Item, KINDS, type Measured, type StateEvidence } from '../../../a11y/support/model';
import { isState, itemsOf, stateName } from '../judging';
import type { Summary } from '../summary';
import { anchor, Contents, packPage, Rows } from './parts';

/** Radius of a number's circle in CSS px. It is on the corner of its item, inside the picture. */
const RADIUS = 14;

/** The picture of a state, with numbers on its items. */
function Picture({ state, items }: { state: StateEvidence; items: Item[] }): ReactElement | null {
  const { path, screenshot, width } = state;
  if (!screenshot) return null;
  const { file, height } = screenshot;
  const drawn = items.flatMap(({ box }, at) => (box && box.x < width && box.y < height ? { number: at + 1, box } : []));
  const name = `Picture of ${path}: ${stateName(state)}`;
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section className="picture" aria-label={name} tabIndex={0}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${name}, with ${drawn.length} numbers`}
        >
          <image href={`../screenshots/${file}`} width={width} height={height} />
          {drawn.map(({ number, box: { x, y, ...size } }) => (
            <g key={number}>
              <rect x={x} y={y} {...size} />
              <circle cx={Math.max(x, RADIUS)} cy={Math.max(y, RADIUS)} r={RADIUS} />
              <text x={Math.max(x, RADIUS)} y={Math.max(y, RADIUS)}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <figcaption>
        <a href={`../screenshots/${file}`}>{name}, alone</a>
        {items.length > 0 && `. ${drawn.length} of ${items.length} are drawn on it.`}
      </figcaption>
    </figure>
  );
}

function Shown({ kind, state }: { kind: EvidenceKind; state: Measured }): ReactElement | null {
  const items = itemsOf(state, kind);
  if (kind === 'picture') return isState(state) ? <Picture state={state} items={[]} /> : null;
  if (kind === 'reading' || kind === 'headings') return <pre>{items.map(({ text }) => text).join('\n')}</pre>;
  return (
    <>
      {(kind === 'order' || kind === 'keyboard' || kind === 'images') && isState(state) && (
        <Picture state={state} items={items} />
      )}
      <Rows
        caption={`${KINDS[kind]}: ${state.path}, ${stateName(state)}`}
        heads={['No.', 'What it is']}
        rows={items.map((item, at) => [at + 1, item.text])}
      />
    </>
  );
}

/** `evidence/….html`: a section for each page of the site; `undefined` without evidence of that kind. */
export function evidencePage(kind: EvidenceKind, { pages, partial }: Summary): string | undefined {
  const groups = pages
    .map(({ path, measured }) => ({ path, own: measured.filter((state) => itemsOf(state, kind).length > 0) }))
    .filter(({ own }) => own.length > 0);
  if (groups.length === 0) return undefined;
  return packPage({
    ...{ title: KINDS[kind], partial },
    above: <a href="../index.html#criteria">Back to the criteria</a>,
    children: (
      <>
        <Contents label="Pages" links={groups.map(({ path }) => [`#${anchor(path)}`, path])} />
        {groups.map(({ path, own }) => (
          <section key={path} aria-labelledby={anchor(path)}>
            <h2 id={anchor(path)}>{path}</h2>
            {own.map((state) => (
              <div key={state.id}>
                <h3>{stateName(state)}</h3>
                <Shown kind={kind} state={state} />
              </div>
            ))}
          </section>
        ))}
      </>
    ),
  });
}
