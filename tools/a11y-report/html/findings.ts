/** The places where a rule failed or could not decide. */

import type { CheckResult, Finding, StateEvidence } from '../../../a11y/model';
import { escapeHtml } from '../../../build/escape';
import { listed } from '../wording';
import { tag } from './page';

/** As 'as loaded, 320 px, dark'. */
export function stateName({ state, width, scheme }: StateEvidence): string {
  return `${state}, ${width} px, ${scheme}`;
}

function findingBlock({ selector, html, message, impact, fix }: Finding): string {
  return `<dl class="finding">
<div><dt>Where</dt><dd><code>${escapeHtml(selector)}</code> <code>${escapeHtml(html)}</code></dd></div>
<div><dt>What</dt><dd>${escapeHtml(message)}</dd></div>
<div><dt>Who meets it</dt><dd>${escapeHtml(impact)}</dd></div>
<div><dt>How to mend it</dt><dd>${escapeHtml(fix)}</dd></div>
</dl>`;
}

/** The criteria a check bears on, as '1.4.3 and 1.4.6'. */
export function criteriaOf({ criteria }: CheckResult): string {
  return criteria.length > 0 ? listed(criteria) : 'best practice';
}

/** One check with all its places. */
export function checkBlock(check: CheckResult): string {
  return `<p>${tag(check.outcome)} ${check.engine === 'axe' ? 'axe' : 'Script'} rule <code>${escapeHtml(check.rule)}</code>
(${criteriaOf(check)}): ${escapeHtml(check.title)}</p>
${check.findings.map(findingBlock).join('\n')}`;
}
