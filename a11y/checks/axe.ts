/** axe-core in the page: every rule of WCAG 2.0 to 2.2 at A and AA, its best practices, and the AAA rules it has. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import type { CheckResult, Finding, Outcome } from '../model';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Off by default in axe: AAA, or called experimental. */
const ADDED = [
  'color-contrast-enhanced',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'css-orientation-lock',
  'table-fake-caption',
  'td-has-header',
];
/** They compare the author's colours, which forced colours replace. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

const rules = new Map(axe.getRules().map((rule) => [rule.ruleId, rule]));

/** The criteria in axe's tags: `wcag143` is 1.4.3, `wcag1412` is 1.4.12. */
export function criteriaOf(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return parts.length > 0 ? [parts.join('.')] : [];
  });
}

function finding({ target, html, any, all, none, impact }: NodeResult, { help, helpUrl }: Result): Finding {
  return {
    selector: target.join(' '),
    html: html.slice(0, 200),
    message: [...any, ...all, ...none].map(({ message }) => message).join('; ') || help,
    impact: impact ?? 'unknown',
    fix: `${help}. ${helpUrl}`,
  };
}

function checkResult(result: Result, outcome: Outcome): CheckResult {
  const isOpen = outcome === 'failed' || outcome === 'cantTell';
  return {
    engine: 'axe',
    rule: result.id,
    title: result.description,
    criteria: criteriaOf(result.tags),
    actRules: (rules.get(result.id)?.actIds ?? []).filter((id) => /^[0-9a-z]{6}$/.test(id)),
    outcome,
    findings: isOpen ? result.nodes.map((node) => finding(node, result)) : [],
  };
}

function untested(rule: string): CheckResult {
  const { description = rule, tags = [], actIds = [] } = rules.get(rule) ?? {};
  return {
    engine: 'axe',
    rule,
    title: description,
    criteria: criteriaOf(tags),
    actRules: actIds.filter((id) => /^[0-9a-z]{6}$/.test(id)),
    outcome: 'untested',
    findings: [],
  };
}

/**
 * Every rule of axe on the page, or on what `scope` selects, in the order of their names. In forced colours the rules on
 * colours are `untested`: axe reads the colours that the browser has replaced.
 */
export async function checkAxe(page: Page, scope?: string, hasForcedColours = false): Promise<CheckResult[]> {
  const off = hasForcedColours ? COLOUR_RULES : [];
  const wanted = [...rules.values()]
    .filter(
      ({ ruleId, tags }) =>
        ADDED.includes(ruleId) || (tags.some((tag) => TAGS.includes(tag)) && !tags.includes('experimental')),
    )
    .map(({ ruleId }) => ruleId)
    .filter((id) => !off.includes(id));
  // Half a megabyte of source: once for each load is enough.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0;' } : { page }).setLegacyMode(true).options({
    runOnly: { type: 'rule', values: wanted },
    resultTypes: ['violations', 'incomplete'],
  });
  if (scope) builder.include(scope);
  const { violations, incomplete, passes, inapplicable } = await builder.analyze();
  const found = new Map<string, CheckResult>(off.map((rule) => [rule, untested(rule)]));
  for (const [outcome, results] of [
    ['inapplicable', inapplicable],
    ['passed', passes],
    ['cantTell', incomplete],
    ['failed', violations],
  ] as const) {
    // A rule that failed in one place has passed in others: the worse outcome is kept.
    for (const result of results) found.set(result.id, checkResult(result, outcome));
  }
  return [...found.values()].sort((a, b) => a.rule.localeCompare(b.rule, 'en'));
}
