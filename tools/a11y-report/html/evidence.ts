/** All evidence of one kind, page by page, for a person to judge. */
import { type EvidenceKind, type Item, KINDS, type Measured, type StateEvidence } from '../../../a11y/support/model';
import { isState, itemsOf, stateName } from '../judging';
import type { Summary } from '../summary';
import { type Html, html } from './html';
import { anchor, contents, packPage, table } from './parts';

/** Radius of a number's circle in CSS px. It is on the corner of its item, inside the picture. */
const RADIUS = 14;

/** The picture of a state, with numbers on its items; the keyboard scrolls it. */
function picture(state: StateEvidence, items: Item[]): Html | undefined {
  const { path, screenshot, width } = state;
  if (!screenshot) return undefined;
  const { file, height } = screenshot;
  const drawn = items.flatMap(({ box }, at) => (box && box.x < width && box.y < height ? { number: at + 1, box } : []));
  const name = `Picture of ${path}: ${stateName(state)}`;
  const marks = drawn.map(({ number, box }) => {
    const [x, y] = [Math.max(box.x, RADIUS), Math.max(box.y, RADIUS)];
    return html`<g><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" /><circle cx="${x}" cy="${y}" r="${RADIUS}" /><text x="${x}" y="${y}">${number}</text></g>`;
  });
  return html`<figure><section class="picture" aria-label="${name}" tabindex="0">
<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}, with ${drawn.length} numbers">
<image href="../screenshots/${file}" width="${width}" height="${height}" />${marks}</svg>
</section>
<figcaption><a href="../screenshots/${file}">${name}, alone</a>${items.length > 0 && `. ${drawn.length} of ${items.length} are drawn on it.`}</figcaption>
</figure>`;
}

function shown(kind: EvidenceKind, state: Measured) {
  const items = itemsOf(state, kind);
  if (kind === 'picture') return isState(state) && picture(state, []);
  if (kind === 'reading' || kind === 'headings') return html`<pre>${items.map(({ text }) => text).join('\n')}</pre>`;
  const caption = `${KINDS[kind]}: ${state.path}, ${stateName(state)}`;
  return [
    ['order', 'keyboard', 'images'].includes(kind) && isState(state) && picture(state, items),
    table(
      caption,
      ['No.', 'What it is'],
      items.map((item, at) => [at + 1, item.text]),
    ),
  ];
}

/** `evidence/….html`: a section for each page of the site; `undefined` without evidence of that kind. */
export function evidencePage(kind: EvidenceKind, { pages, partial }: Summary): string | undefined {
  const groups = pages
    .map(({ path, measured }) => ({ path, own: measured.filter((state) => itemsOf(state, kind).length > 0) }))
    .filter(({ own }) => own.length > 0);
  if (groups.length === 0) return undefined;
  const sections = groups.map(
    ({ path, own }) => html`<section aria-labelledby="${anchor(path)}">
<h2 id="${anchor(path)}">${path}</h2>
${own.map((state) => html`<div><h3>${stateName(state)}</h3>${shown(kind, state)}</div>`)}
</section>`,
  );
  return packPage({
    ...{ title: KINDS[kind], partial },
    above: html`<a href="../index.html#criteria">Back to the criteria</a>`,
    content: html`${contents(
      'Pages',
      groups.map(({ path }) => [`#${anchor(path)}`, path]),
    )}${sections}`,
  });
}
