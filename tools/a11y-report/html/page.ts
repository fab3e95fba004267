/** The frame of the report's pages, and the parts that several of them use. */

import type { Outcome } from '../../../a11y/model';
import { escapeHtml } from '../../../build/escape';
import { outcomeWords } from '../wording';
import { style } from './style';

/** Told apart by sign, border and words, not by colour alone. */
const signs: Record<Outcome, string> = { failed: '✗', cantTell: '?', passed: '✓', untested: '○', inapplicable: '–' };

/** An outcome as a labelled tag. */
export function tag(outcome: Outcome): string {
  return `<strong class="tag ${outcome}"><span aria-hidden="true">${signs[outcome]}</span> ${outcomeWords[outcome]}</strong>`;
}

/** Items of text as a list; `items` are HTML already. */
export function list(items: string[], kind: 'ul' | 'ol' = 'ul'): string {
  return `<${kind}>${items.map((item) => `<li>${item}</li>`).join('\n')}</${kind}>`;
}

/** Pairs of a plain term and its value in HTML. */
export function facts(pairs: [string, string][]): string {
  return `<dl class="facts">${pairs.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('\n')}</dl>`;
}

export interface PageParts {
  title: string;
  /** Why the evaluation is partial; empty for a whole one. */
  partial: string;
  /** What stands above the title, in HTML. */
  above: string;
  /** In HTML, from the h1 on. */
  main: string;
  script?: string;
}

/** A whole page. What is partial says so on its first line. */
export function page({ title, partial, above, main, script }: PageParts): string {
  return `<!DOCTYPE html>${partial ? `<!-- ${escapeHtml(partial).replaceAll('--', '- -')} -->` : ''}
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${partial ? 'Partial: ' : ''}${title}`)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header><div class="wide">
${partial ? `<p class="inset warning">${escapeHtml(partial)}</p>` : ''}
<p>${above}</p>
</div></header>
<main id="main" class="wide" tabindex="-1">
${main}
</main>
<footer><div class="wide"><p>Self-assessed. Words and numbers are made from evidence.json by the command named in ‘Scope and method’.</p></div></footer>
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`;
}
