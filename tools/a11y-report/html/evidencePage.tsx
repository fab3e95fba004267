/** All evidence of one kind, page by page: what a person judges by, beside the sheet or alone. */
import type { ReactElement } from 'react';
import type { EvidenceKind, Item, Measured } from '../../../a11y/model';
import { states as allStates } from '../../../a11y/states';
import { List, Table } from '../../report/Page';
import { isState, itemsOf, KINDS, stateName } from '../judging/shown';
import type { Summary } from '../model';
import { Picture } from './keyboardMap';
import { reportPage } from './page';

/** px: the largest piece that is cut out of a picture. */
const LARGEST = { width: 320, height: 120 };

/** The place itself, cut out of the state's picture. */
function Cut({ state, item: { box } }: { state: Measured; item: Item }) {
  if (!isState(state)) return null;
  const { screenshot } = state;
  if (!screenshot || !box || box.width < 2 || box.y + box.height > screenshot.height) return null;
  const { x, y } = box;
  const [width, height] = [Math.min(box.width, LARGEST.width), Math.min(box.height, LARGEST.height)];
  return (
    <svg className="cut" width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <image href={`../screenshots/${screenshot.file}`} width={state.width} height={screenshot.height} />
    </svg>
  );
}

/** The two colours of a pair, on each other. */
function Swatch({ text }: Item) {
  const [ink, surface] = text.match(/#\w+/g) ?? [];
  return (
    <svg className="swatch" width="48" height="32" aria-hidden="true">
      <rect width="48" height="32" fill={surface} />
      <text x="12" y="22" fill={ink}>
        Aa
      </text>
    </svg>
  );
}

function Shown({ kind, state }: { kind: EvidenceKind; state: Measured }) {
  const items = itemsOf(state, kind);
  if (kind === 'picture' && isState(state)) return <Picture state={state} marks={[]} what="" />;
  if (kind === 'reading' && isState(state)) return <p className="reading">{state.reading}</p>;
  if (kind === 'reading') return <List items={items.map(({ text }) => text)} />;
  if (kind === 'headings') return <List items={items.map(({ text }) => text)} />;
  const marks = items.flatMap(({ box }, at) => (box ? [{ number: at + 1, box }] : []));
  const isDrawn = kind === 'order' || kind === 'keyboard';
  return (
    <>
      {isDrawn && isState(state) && (
        <Picture state={state} marks={marks} what={kind === 'order' ? 'texts' : 'keyboard stops'} />
      )}
      <Table caption={`${KINDS[kind]}: ${state.path}, ${stateName(state)}`} heads={['#No.', 'What it is']}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
          <tr key={at}>
            <td className="number">{at + 1}</td>
            <td>
              {kind === 'colours' && <Swatch {...item} />}
              {(kind === 'images' || kind === 'links') && <Cut state={state} item={item} />} {item.text}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** Where the site stands after `npm start`. */
export const STARTED = 'http://localhost:4173';

/** Opens the state on the site, as far as a link can; what is left to do stands beside it. */
function Open({ state }: { state: Measured }) {
  const how = allStates.find(({ name }) => name === state.state)?.how;
  return (
    <p>
      <a href={`${STARTED}${state.path}`} data-path={state.path} target="_blank" rel="noreferrer">
        {`Open ${state.path}, ${stateName(state)}, in a new tab`}
      </a>
      {how && ` and do this: ${how}`}
    </p>
  );
}

/** Has the links lead to the site that the sheets name. It runs in the page as it stands here. */
function leadToSite(): void {
  const site = new URLSearchParams(location.search).get('site') ?? '';
  if (!/^https?:\/\//.test(site)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-path]'))
    link.href = `${site}${link.dataset.path}`;
}

/** Where all evidence of a kind is, from the first page. */
export const evidenceFile = (kind: EvidenceKind): string => `evidence/${kind}.html`;

/** The anchor of a page there. */
export const pageId = (path: string): string => `page-${path.replaceAll(/\W/g, '-')}`;

function Page({ path, states, kind }: { path: string; states: Measured[]; kind: EvidenceKind }): ReactElement {
  return (
    <section aria-labelledby={pageId(path)}>
      <h2 id={pageId(path)}>{path}</h2>
      {states.map((state) => (
        <div key={state.id}>
          <h3>{stateName(state)}</h3>
          <Open state={state} />
          <Shown kind={kind} state={state} />
        </div>
      ))}
    </section>
  );
}

/** `evidence/….html`; nothing where none of that kind was listed. */
export function evidencePage(kind: EvidenceKind, { pages, partial }: Summary): string | undefined {
  const groups = pages
    .map(({ path, measured }) => ({ path, states: measured.filter((state) => itemsOf(state, kind).length > 0) }))
    .filter(({ states }) => states.length > 0);
  if (groups.length === 0) return undefined;
  return reportPage({
    title: KINDS[kind],
    partial,
    above: <a href="../judge.html">Sheets to judge with</a>,
    script: leadToSite,
    children: (
      <>
        <h1>{KINDS[kind]}</h1>
        <nav aria-label="Pages">
          <List
            items={groups.map(({ path }) => (
              <a key={path} href={`#${pageId(path)}`}>
                {path}
              </a>
            ))}
          />
        </nav>
        {groups.map((group) => (
          <Page key={group.path} {...group} kind={kind} />
        ))}
      </>
    ),
  });
}
