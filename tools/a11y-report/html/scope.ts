/** What was evaluated, how, with what, and how to repeat it. */
import { escapeHtml } from '../../../build/escape';
import { coverage } from '../coverage';
import type { Summary } from '../model';
import { counted, grouped, listed } from '../wording';
import { facts, list } from './page';

/** 65 000 ms is '1 min 5 s'. */
function lasting(duration: number): string {
  const seconds = Math.round(duration / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Scope, method, versions and states. */
export function scope(summary: Summary): string {
  const { evaluation, subject, command, screenReader } = summary;
  const { versions, states } = evaluation;
  const { paths, widths, schemes, reached, notReached } = coverage(summary);
  const rows = reached.map(
    (each) => `<tr><th scope="row">${escapeHtml(each.state)}</th><td>${grouped(each.pages)}</td>
<td>${each.widths.join(', ')}</td><td>${each.schemes.join(', ')}</td></tr>`,
  );
  return `<h2 id="scope">Scope and method</h2>
${facts([
  [
    'Site',
    `${escapeHtml(subject.name)}, <a href="${escapeHtml(subject.address)}">${escapeHtml(subject.address)}</a>, as built from the commit below and served on the evaluating machine`,
  ],
  ['Standard', 'WCAG 2.2, level AA; and seven criteria of level AAA, listed under <a href="#criteria">Criteria</a>'],
  [
    'Not in scope',
    'The applicant site, social networks and the chat: sites of others. Brochures (PDF) are checked by tests of their own, not here',
  ],
  [
    'Sample',
    `${counted(paths.length, 'page')} of ${summary.paths.length} and the not-found page. The site is small, so nothing is left to a sample`,
  ],
  ['Widths', `${widths.join(', ')} px: the smallest that WCAG asks for, a telephone, a tablet upright, a computer`],
  ['Colours', listed(schemes)],
  ['Motion', 'Checks run with reduced motion asked for, so that nothing is measured while it moves'],
  [
    'Engine',
    `axe-core ${escapeHtml(versions.axe)}: all rules for WCAG 2.0 to 2.2 A and AA, best practices, and the AAA rules named`,
  ],
  [
    'Scripts',
    'The project’s own checks of keyboard, focus, reflow, spacing, enlarged text, target size, titles and announcements',
  ],
  [
    'Browser',
    `Chromium ${escapeHtml(versions.chromium)}, driven by Playwright ${escapeHtml(versions.playwright)} on Node ${escapeHtml(versions.node)}`,
  ],
  ['Screen reader', screenReader ? `Orca ${escapeHtml(screenReader.versions.orca)}` : 'Not done'],
  ['Person', 'Not done. Nobody has judged what is marked ‘A person has to judge’'],
  [
    'Evaluator',
    `${escapeHtml(subject.name)} (self-assessed); <a href="mailto:${escapeHtml(subject.email)}">${escapeHtml(subject.email)}</a>`,
  ],
  [
    'Date',
    `<time datetime="${escapeHtml(evaluation.date)}">${escapeHtml(evaluation.date.slice(0, 10))}</time>, in ${lasting(evaluation.duration)}`,
  ],
  ['Commit', `<code>${escapeHtml(evaluation.commit)}</code>`],
  ['To repeat it', `<code>${escapeHtml(command)}</code>`],
])}
<h3>States reached</h3>
<table><caption>${counted(states.length, 'state')} evaluated</caption>
<thead><tr><th scope="col">State</th><th scope="col">Pages</th><th scope="col">Widths (px)</th><th scope="col">Colours</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<h3>Not reached</h3>
${notReached.length > 0 ? list(notReached.map(escapeHtml)) : '<p>Nothing: every page and every state was reached.</p>'}`;
}
