/** Shared parts of the pack's pages: frame, tables, lists, disclosures and failures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../../a11y/support/model';
import { stateName } from '../judging';
import { outcomeWords, type Told } from '../summary';
import { listed } from '../words';
import { Html, html, type Value } from './html';

const SIGNS: Record<Outcome, string> = { failed: '✗', cantTell: '?', passed: '✓', untested: '○', inapplicable: '○' };

/** An outcome as a sign and text, not a colour. */
export const outcomeMark = (outcome: Outcome): Html =>
  html`<b><span aria-hidden="true">${SIGNS[outcome]}</span> ${outcomeWords[outcome]}</b>`;

/** The anchor of a page or a criterion. */
export const anchor = (name: string): string => `at-${name.replaceAll(/\W/g, '-')}`;

/** A table with a caption and heads. */
export const table = (caption: string, heads: string[], rows: Value[][]): Html => html`<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
  ([header, ...cells]) =>
    html`<tr><th scope="row">${header}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table>`;

/** A list. */
export const list = (items: Value[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** Links to the parts of a page, in columns. */
export const contents = (label: string, links: [href: string, words: string][]): Html =>
  html`<nav aria-label="${label}">${list(links.map(([href, words]) => html`<a href="${href}">${words}</a>`))}</nav>`;

/** A disclosure. */
export const fold = (summary: string, content: Html): Html =>
  html`<details><summary>${summary}</summary>${content}</details>`;

/** Most states to name for one finding. */
const NAMED = 6;

/** A check with all its places: fault, place, people affected, and way to correct it. */
export function place({ check, states }: Told): Html {
  const { engine, rule, criteria, title, outcome, violations } = check;
  const more = states.length > NAMED && ` and ${states.length - NAMED} more states`;
  return html`<div class="check">
<p>${outcomeMark(outcome)} ${engine} rule <code>${rule}</code> (${listed(criteria) || 'best practice'}): ${title}</p>
${violations.map(
  ({ selector, html: tag, message, impact, fix }) => html`<dl>
<dt>Where</dt><dd><code>${selector}</code> <code>${tag}</code></dd>
<dt>What</dt><dd>${message}</dd>
<dt>Who meets it, and how to mend it</dt><dd>${impact} ${fix}</dd>
</dl>`,
)}
<p>In ${listed(states.slice(0, NAMED).map(stateName))}${more}.</p>
</div>`;
}

/** Policy: only the pack's own files. `file:` is needed because a pack is opened as a file, which has no origin. */
const POLICY = "default-src 'none'; script-src 'self' file:; img-src 'self' file: data:; style-src 'unsafe-inline'";
const styles = readFileSync(join(import.meta.dirname, 'pack.css'), 'utf8');

interface PackPage {
  title: string;
  /** Reason why the evaluation is partial; empty for a whole one. */
  partial: string;
  above: Value;
  content: Html;
  script?: string;
}

/** HTML of a page, complete without its script. A partial evaluation is marked at the top. */
export const packPage = ({ title, partial, above, content, script }: PackPage): string =>
  html`<!DOCTYPE html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(styles)}</style>
${script && html`<script defer src="${script}"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>${partial && html`<p>${partial}</p>`}<p>${above}</p></header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
<footer>
<p>Self-assessed. Words and numbers are made from evidence.json by the command named in ‘Scope and method’.</p>
</footer>
</body>
</html>
`.text;
