/** All evidence of one kind, page by page: what a person judges by, beside the sheet or alone. */
import type { ReactElement, ReactNode } from 'react';
import type { Box, EvidenceKind, Item, Measured, StateEvidence } from '../../../a11y/support/model';
import { Contents, Rows } from '../../report/parts';
import { isState, itemsOf, KINDS, stateName } from '../judging';
import { type Summary, told } from '../summary';
import { anchor, Check, packPage } from './parts';

/** CSS px: half of what a number takes, which stands on the corner of its thing and inside the picture. */
const RADIUS = 14;

/** The picture of a state, with numbers on what is drawn on it. */
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

/** px: the largest piece that is cut out of a picture. */
const LARGEST = { width: 320, height: 120 };

/** The place itself, cut out of the state's picture. */
function Cut({ state, box }: { state: Measured; box: Box | undefined }): ReactElement | null {
  if (!isState(state) || !state.screenshot || !box || box.width < 2) return null;
  const { file, height: whole } = state.screenshot;
  if (box.y + box.height > whole) return null;
  const [width, height] = [Math.min(box.width, LARGEST.width), Math.min(box.height, LARGEST.height)];
  return (
    <svg
      className="cut"
      width={width}
      height={height}
      viewBox={`${box.x} ${box.y} ${width} ${height}`}
      aria-hidden="true"
    >
      <image href={`../screenshots/${file}`} width={state.width} height={whole} />
    </svg>
  );
}

function Shown({ kind, state }: { kind: EvidenceKind; state: Measured }): ReactElement | null {
  const items = itemsOf(state, kind);
  if (kind === 'picture') return isState(state) ? <Picture state={state} items={[]} /> : null;
  if (kind === 'reading' || kind === 'headings') return <pre>{items.map(({ text }) => text).join('\n')}</pre>;
  return (
    <>
      {(kind === 'order' || kind === 'keyboard') && isState(state) && <Picture state={state} items={items} />}
      <Rows
        caption={`${KINDS[kind]}: ${state.path}, ${stateName(state)}`}
        heads={['No.', 'What it is']}
        rows={items.map((item, at) => ({
          cells: [
            at + 1,
            <div key="item">
              {(kind === 'images' || kind === 'links') && <Cut state={state} box={item.box} />} {item.text}
            </div>,
          ],
        }))}
      />
    </>
  );
}

/** A page with a section for each page of the site. */
function byPage(title: string, partial: string, groups: { path: string; children: ReactNode }[]): string {
  return packPage({
    ...{ title, partial },
    above: <a href="../judge.html">Sheets to judge with</a>,
    children: (
      <>
        <h1>{title}</h1>
        <Contents label="Pages" links={groups.map(({ path }) => [`#${anchor(path)}`, path])} />
        {groups.map(({ path, children }) => (
          <section key={path} aria-labelledby={anchor(path)}>
            <h2 id={anchor(path)}>{path}</h2>
            {children}
          </section>
        ))}
      </>
    ),
  });
}

/** `evidence/places.html`: what failed on each page and what checks left to a person. */
export function placesPage({ pages, partial }: Summary): string {
  const groups = pages.map(({ path, measured }) => {
    const all = told(measured, 'failed', 'cantTell');
    const checks = all.map((one) => <Check key={JSON.stringify(one.check)} told={one} />);
    return { path, children: all.length > 0 ? checks : <p>No check failed or left anything to a person.</p> };
  });
  return byPage('Places that failed or wait for a person', partial, groups);
}

/** `evidence/….html`; nothing where none of that kind was listed. */
export function evidencePage(kind: EvidenceKind, { pages, partial }: Summary): string | undefined {
  const groups = pages.flatMap(({ path, measured }) => {
    const own = measured.filter((state) => itemsOf(state, kind).length > 0);
    const children = own.map((state) => (
      <div key={state.id}>
        <h3>{stateName(state)}</h3>
        <p>
          <a
            href={`http://localhost:4173${path}`}
          >{`Open ${path} (${stateName(state)}) on the site, after npm start`}</a>
        </p>
        <Shown kind={kind} state={state} />
      </div>
    ));
    return own.length > 0 ? { path, children } : [];
  });
  return groups.length > 0 ? byPage(KINDS[kind], partial, groups) : undefined;
}
