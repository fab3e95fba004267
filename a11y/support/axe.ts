/** axe-core in the page: the rules of WCAG 2.0 to 2.2 at A, AA and AAA, and best practices. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import type { Check } from './check';
import type { CheckResult, Outcome } from './model';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that are off by default in axe: AAA, or experimental. */
const ADDED = [
  'color-contrast-enhanced',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'css-orientation-lock',
  'table-fake-caption',
  'td-has-header',
];
/** `color-contrast-enhanced` leaves out text below the AA minimum, so both run. Forced colours replace all others. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Axe, minified: a page reads it in half the time. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules = new Map(axe.getRules().map((rule) => [rule.ruleId, rule]));
const isWanted = (id: string, tags: string[]) =>
  ADDED.includes(id) || (tags.some((tag) => TAGS.includes(tag)) && !tags.includes('experimental'));
const wanted = [...rules.values()].filter(({ ruleId, tags }) => isWanted(ruleId, tags)).map(({ ruleId }) => ruleId);

/** The criteria in axe's tags: `wcag143` is 1.4.3, `wcag1412` is 1.4.12. */
function criteriaOf(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return parts.length > 0 ? [parts.join('.')] : [];
  });
}

/**
 * A result with its places named as our own checks name them, because axe's class names differ between builds. Dimmed items
 * of the menu need the contrast of `color-contrast`, not the enhanced one (S2-61).
 */
async function checkResult(page: Page, result: Result, outcome: Outcome): Promise<CheckResult> {
  const isOpen = outcome === 'failed' || outcome === 'cantTell';
  const places = (isOpen ? result.nodes : []).map(({ target, html, any, all, none }) => ({
    selector: target.join(' '),
    html,
    message: [...any, ...all, ...none].map(({ message }) => message).join('; ') || result.help,
  }));
  const named = (all: typeof places) =>
    all.map((place) => {
      const element = document.querySelector(place.selector);
      const isDimmed = Boolean(element?.closest('[data-part="upcoming"]'));
      return { ...(element ? inPage.fault(element, place.message) : place), isDimmed };
    });
  const found = (places.length > 0 ? await page.evaluate(named, places) : [])
    .filter(({ isDimmed }) => !isDimmed || result.id !== 'color-contrast-enhanced')
    .map(({ isDimmed, ...violation }) => violation);
  return {
    engine: 'axe',
    rule: result.id,
    title: result.description,
    criteria: criteriaOf(result.tags),
    actRules: (rules.get(result.id)?.actIds ?? []).filter((id) => /^[0-9a-z]{6}$/.test(id)),
    outcome: isOpen && found.length === 0 ? 'passed' : outcome,
    violations: found,
  };
}

/** All rules of axe, for the page or for `scope`. In forced colours, which replace all colours, those on colours are left out. */
export const axeRules = (scope?: string): Check => ({
  name: 'axe',
  run: async (page, { scheme }) => {
    // Axe's source has half a megabyte, so each load gets it only once. The builder would send it with each call, even twice.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
    const values = wanted.filter((id) => scheme !== 'forced colours' || !COLOUR_RULES.includes(id));
    const builder = new AxeBuilder({ page, axeSource: 'void 0;' })
      .setLegacyMode(true)
      .options({ runOnly: { type: 'rule', values }, resultTypes: ['violations', 'incomplete'] });
    if (scope) builder.include(scope);
    const { violations, incomplete, passes, inapplicable } = await builder.analyze();
    if (passes.length === 0) throw new Error('axe has passed no rule: it has not run.');
    // A rule may fail in one place and pass in others: the worse outcome is kept.
    const found = new Map<string, CheckResult>();
    for (const [outcome, results] of [
      ['inapplicable', inapplicable],
      ['passed', passes],
      ['cantTell', incomplete],
      ['failed', violations],
    ] as const) {
      for (const result of results) found.set(result.id, await checkResult(page, result, outcome));
    }
    return [...found.values()];
  },
});
