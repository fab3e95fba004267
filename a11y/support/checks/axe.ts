/** axe-core in the page: the rules of WCAG 2.0 to 2.2 at A, AA and AAA, and best practices. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import type { CheckResult, Item, Outcome, Violation } from '../model';

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

/** Rules that measure boxes. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/** Groups of rules: for elements and attributes, for boxes, for colours. */
export const PARTS = ['structure', 'layout', 'colours'] as const;
export type Part = (typeof PARTS)[number];

function partOf(rule: string): Part {
  if (COLOUR_RULES.includes(rule)) return 'colours';
  return LAYOUT_RULES.includes(rule) ? 'layout' : 'structure';
}

const rules = new Map(axe.getRules().map((rule) => [rule.ruleId, rule]));

const isActRule = (id: string) => /^[0-9a-z]{6}$/.test(id);

/** The criteria in axe's tags: `wcag143` is 1.4.3, `wcag1412` is 1.4.12. */
function criteriaOf(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return parts.length > 0 ? [parts.join('.')] : [];
  });
}

function violation({ target, html, any, all, none, impact }: NodeResult, { help, helpUrl }: Result): Violation {
  return {
    selector: target.join(' '),
    html,
    message: [...any, ...all, ...none].map(({ message }) => message).join('; ') || help,
    impact: impact ?? 'unknown',
    fix: `${help}. ${helpUrl}`,
  };
}

/**
 * Names the places of `results` as our own checks do, because axe's class names differ between builds. Dimmed items of the
 * menu need the contrast of `color-contrast`, not the enhanced one (S2-61).
 */
async function namePlaces(page: Page, results: Result[]): Promise<void> {
  const nodes = results.flatMap((result) => result.nodes);
  if (nodes.length === 0) return;
  const places = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        return element && { ...audit.place(element, ''), isDimmed: element.closest('[data-part="upcoming"]') !== null };
      }),
    nodes.map(({ target }) => target.join(' ')),
  );
  for (const [at, node] of nodes.entries()) {
    const place = places[at];
    if (place) Object.assign(node, { target: [place.selector], html: place.html });
  }
  const dimmed = new Set(nodes.filter((_, at) => places[at]?.isDimmed));
  for (const result of results.filter(({ id }) => id === 'color-contrast-enhanced')) {
    result.nodes = result.nodes.filter((node) => !dimmed.has(node));
  }
}

function checkResult(result: Result, outcome: Outcome): CheckResult {
  const isOpen = outcome === 'failed' || outcome === 'cantTell';
  return {
    engine: 'axe',
    rule: result.id,
    title: result.description,
    criteria: criteriaOf(result.tags),
    actRules: (rules.get(result.id)?.actIds ?? []).filter(isActRule),
    outcome,
    violations: isOpen ? result.nodes.map((node) => violation(node, result)) : [],
  };
}

const isWanted = (id: string, tags: string[]) =>
  ADDED.includes(id) || (tags.some((tag) => TAGS.includes(tag)) && !tags.includes('experimental'));
const wanted = [...rules.values()].filter(({ ruleId, tags }) => isWanted(ruleId, tags)).map(({ ruleId }) => ruleId);

/** The rules on colours, marked untested: in forced colours axe would read colours that the browser has replaced. */
export const untestedColours: CheckResult[] = axe
  .getRules()
  .filter(({ ruleId }) => COLOUR_RULES.includes(ruleId))
  .map((rule) => checkResult({ ...rule, id: rule.ruleId, nodes: [] }, 'untested'));

interface ColourData {
  fgColor?: string;
  bgColor?: string;
  contrastRatio?: number;
  fontSize?: string;
}

/** The pairs of colours that texts have, as `#1f2a24 on #ffffff, 14.9:1, from 16 px`. */
function pairs(results: Result[]): Item[] {
  const sizes = new Map<string, number>();
  for (const { any } of results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)) {
    const { fgColor, bgColor, contrastRatio, fontSize } = (any[0]?.data ?? {}) as ColourData;
    if (!fgColor || !bgColor || !contrastRatio) continue;
    const pair = `${fgColor} on ${bgColor}, ${contrastRatio}:1`;
    const size = Math.round(Number(/\((.*)px\)/.exec(fontSize ?? '')?.[1] ?? 0));
    sizes.set(pair, Math.min(size, sizes.get(pair) ?? size));
  }
  return [...sizes]
    .map(([pair, size]) => ({ text: `${pair}, from ${size} px` }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

/**
 * Results of axe for the page or for `scope`, by the names of the rules. `colours` are pairs of colours, all of them with
 * `isListed`. The page must have its helpers (`installHelpers`).
 */
export async function runAxe(
  page: Page,
  scope?: string,
  parts: readonly Part[] = PARTS,
  isListed = false,
): Promise<{ checks: CheckResult[]; colours: Item[] }> {
  const values = wanted.filter((id) => parts.includes(partOf(id)));
  // Axe's source has half a megabyte, so each load gets it only once.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0;' } : { page }).setLegacyMode(true).options({
    runOnly: { type: 'rule', values },
    resultTypes: ['violations', 'incomplete', ...(isListed ? (['passes'] as const) : [])],
  });
  if (scope) builder.include(scope);
  const { violations, incomplete, passes, inapplicable } = await builder.analyze();
  await namePlaces(page, [...violations, ...incomplete]);
  const found = new Map<string, CheckResult>();
  for (const [outcome, results] of [
    ['inapplicable', inapplicable],
    ['passed', passes],
    ['cantTell', incomplete],
    ['failed', violations],
  ] as const) {
    // A rule may fail in one place and pass in others: the worse outcome is kept.
    for (const result of results) {
      if (outcome !== 'failed' || result.nodes.length > 0) found.set(result.id, checkResult(result, outcome));
    }
  }
  return {
    checks: [...found.values()].sort((a, b) => a.rule.localeCompare(b.rule, 'en')),
    colours: pairs([...passes, ...incomplete, ...violations]),
  };
}
