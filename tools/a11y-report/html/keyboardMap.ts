/** The stops of the Tab key: drawn on the screenshot, and as a table that says the same. */

import type { StateEvidence, Stop } from '../../../a11y/model';
import { escapeHtml } from '../../../build/escape';
import { stateName } from './findings';

/** CSS px: half of what a stop's number takes. */
const RADIUS = 14;

function mark({ number, box: { x, y, width, height } }: Stop): string {
  // A number stands on the corner of its stop, and inside the picture.
  const [left, top] = [Math.max(x, RADIUS), Math.max(y, RADIUS)];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"/><circle cx="${left}" cy="${top}" r="${RADIUS}"/><text x="${left}" y="${top}">${number}</text>`;
}

type Screenshot = NonNullable<StateEvidence['screenshot']>;

function picture(state: StateEvidence, { file: name, height }: Screenshot): string {
  const file = `../screenshots/${name}`;
  const drawn = state.stops.filter(({ box }) => box.x < state.width && box.y < height);
  const stops =
    state.stops.length > 0 ? ` ${drawn.length} of ${state.stops.length} keyboard stops are drawn on it.` : '';
  const alternative = `Screenshot of ${state.path}: ${stateName(state)}`;
  return `<figure><section class="shot" aria-label="${escapeHtml(alternative)}" tabindex="0"><div>
<img src="${escapeHtml(file)}" alt="${escapeHtml(alternative)}" width="${state.width}" height="${height}" loading="lazy">
<svg viewBox="0 0 ${state.width} ${height}" aria-hidden="true">${drawn.map(mark).join('')}</svg>
</div></section><figcaption><a href="${escapeHtml(file)}">The screenshot alone</a>.${stops}</figcaption></figure>`;
}

function table(state: StateEvidence): string {
  const rows = state.stops.map(
    ({ number, role, name, selector, focusContrast }) => `<tr><th scope="row">${number}</th>
<td>${escapeHtml(name || '(no name)')}<br><span class="soft">${escapeHtml(role)} <code>${escapeHtml(selector)}</code></span></td>
<td class="number">${focusContrast.toFixed(1)}:1</td></tr>`,
  );
  return `<table><caption>Keyboard map, ${escapeHtml(stateName(state))}</caption>
<thead><tr><th scope="col">Stop</th><th scope="col">Name and role</th><th scope="col" class="number">Focus contrast</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

/** Screenshot and keyboard map of a state, as far as they were taken. */
export function keyboardMap(state: StateEvidence): string {
  const { screenshot } = state;
  if (!screenshot && state.stops.length === 0) return '';
  return `<h3>Screen and keyboard</h3>
${screenshot ? picture(state, screenshot) : '<p>No screenshot was taken.</p>'}
${state.stops.length > 0 ? `<details><summary>Keyboard map: ${state.stops.length} stops</summary>${table(state)}</details>` : ''}`;
}
