/**
 * Siteimprove's Alfa, the second engine: it reads a copy of the page in Node, and asks where it cannot know. What our own
 * checks measured answers it. Its types are in packages that only this tool has, so little of them is named here.
 */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { CheckResult, Finding, Outcome } from '../../../a11y/model';
import { criteria } from '../criteria';

interface Json {
  type: string;
  chapter?: string;
  title?: string;
  uri?: string;
}
interface AlfaRule {
  uri: string;
  requirements: Iterable<{ toJSON(): Json }>;
}
interface AlfaNode {
  path?(): string;
  owner?: { get(): AlfaNode };
}
interface AlfaOutcome {
  rule: AlfaRule;
  outcome: Outcome;
  target?: AlfaNode | Iterable<AlfaNode>;
  toJSON(): { expectations?: [string, { error?: { message?: string } }][] };
}

const load = (name: string) => import(/* @vite-ignore */ `@siteimprove/alfa-${name}`);

/** Loaded when the first page is looked at. */
async function loadAlfa() {
  const [act, device, deviceInPage, dom, inPage, future, http, option, rules, url, web] = await Promise.all(
    ['act', 'device', 'device/native', 'dom', 'dom/native', 'future', 'http', 'option', 'rules', 'url', 'web'].map(
      load,
    ),
  );
  const claimed = new Set(criteria.map(({ number }) => number));
  // Criteria that this site does not claim, as 1.4.8, are left out: it fails them, as most of the web does.
  const all = [...rules.default].map((rule: AlfaRule) => ({ rule, on: criteriaOf(rule) }));
  const kept = all.filter(({ on }) => on.length === 0 || on.some((number) => claimed.has(number)));
  return {
    act,
    device,
    deviceInPage,
    dom,
    inPage,
    future,
    http,
    option,
    url,
    web,
    rules: kept.map(({ rule }) => rule),
  };
}

let alfa: ReturnType<typeof loadAlfa> | undefined;

function criteriaOf({ requirements }: AlfaRule): string[] {
  return [...requirements].flatMap((requirement) => {
    const { type, chapter } = requirement.toJSON();
    return type === 'criterion' && chapter ? [chapter] : [];
  });
}

const nameOf = ({ uri }: AlfaRule) => uri.split('/').at(-1) ?? uri;

/** A link that is stretched over its card is as large as the card: Alfa takes its words alone, our own check the card. */
const MEASURED_BY_US = ['sia-r111', 'sia-r113'];

/** What our own checks know of the page; what they do not say stays a question. */
export interface Answers {
  /** The skip link leads to the main content. */
  skips?: boolean;
  /** Selectors of the stops of the Tab key, and whether their focus can be seen. */
  stops?: [selector: string, isShown: boolean][];
  /** No target is too small. */
  hasLargeTargets?: boolean;
}

/** The XPath that Alfa gives an element. Runs in the page. */
function pathsOf(selectors: string[]): string[] {
  return selectors.map((selector) => {
    let path = '';
    for (let at = document.querySelector(selector); at; at = at.parentElement) {
      const same = [...(at.parentElement?.children ?? [at])].filter(({ tagName }) => tagName === at?.tagName);
      path = `/${at.localName}[${same.indexOf(at) + 1}]${path}`;
    }
    return path;
  });
}

/** Runs in the page. */
function placesOf(paths: string[]) {
  return paths.map((path) => {
    const { singleNodeValue: node } = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
    const element = node instanceof Element ? node : (node?.parentElement ?? document.documentElement);
    return audit.place(element, '');
  });
}

/**
 * Alfa takes no rule of a sheet that has one it does not know, as `@container`: until `undo`, what it reads has the rules
 * inside a container's instead, where they hold, and none that it does not know. Runs in the page.
 */
function simplifySheets(undo: boolean): void {
  const kept = globalThis as { cssRulesOf?: [object, PropertyDescriptor][] };
  for (const [prototype, descriptor] of kept.cssRulesOf ?? []) Object.defineProperty(prototype, 'cssRules', descriptor);
  if (undo) return;
  kept.cssRulesOf = [CSSStyleSheet.prototype, CSSGroupingRule.prototype].flatMap((prototype) => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'cssRules');
    return descriptor ? [[prototype, descriptor]] : [];
  });
  const MARK = '--holds';
  const holds = (rule: CSSRule) => {
    if (!(rule instanceof CSSStyleRule)) return false;
    const matched = document.querySelector(rule.selectorText.replaceAll(/::[\w-]+/g, ''));
    if (!matched) return false;
    rule.style.setProperty(MARK, rule.selectorText.length.toString());
    const isSet = getComputedStyle(matched).getPropertyValue(MARK) !== '';
    rule.style.removeProperty(MARK);
    return isSet;
  };
  for (const [prototype, { get = () => [] }] of kept.cssRulesOf) {
    const read = (sheet: unknown): CSSRule[] =>
      [...(get.call(sheet) as CSSRuleList)].flatMap((rule) => {
        if (rule instanceof CSSContainerRule) return [...rule.cssRules].filter(holds);
        return /^CSS(?:FontFace|Import|Keyframes?|Layer\w+|Media|Namespace|Page|Style|Supports)Rule$/.test(
          rule.constructor.name,
        )
          ? [rule]
          : [];
      });
    Object.defineProperty(prototype, 'cssRules', {
      configurable: true,
      get(this: unknown) {
        return read(this);
      },
    });
  }
}

/** The element, or that of an attribute; of a group the first. */
function pathOf(target: AlfaOutcome['target']): string {
  const [node] = target && Symbol.iterator in target && !('path' in target) ? target : [target as AlfaNode];
  return node?.path?.() ?? node?.owner?.get().path?.() ?? '/';
}

const messageOf = (outcome: AlfaOutcome) =>
  (outcome.toJSON().expectations ?? [])
    .flatMap(([, { error }]) => error?.message ?? [])
    .join('; ')
    .replaceAll(/\s+/g, ' ');

const ORDER: Outcome[] = ['failed', 'cantTell', 'passed', 'inapplicable'];

/**
 * Every rule of Alfa on the page as it stands, in the order of their names. None where a modal dialog is open: Alfa does
 * not know that what lies behind it is not there.
 */
export async function runAlfa(page: Page, answers: Answers): Promise<CheckResult[]> {
  if (await page.evaluate(() => document.querySelector('dialog:modal') !== null)) return [];
  alfa ??= loadAlfa();
  const { act, device, deviceInPage, dom, inPage, future, http, option, url, web, rules } = await alfa;
  const window = await page.evaluateHandle(() => globalThis);
  const seenBy = device.Device.from(await window.evaluate(deviceInPage.Native.fromWindow));
  const whole = await page.evaluateHandle(() => document);
  await page.evaluate(simplifySheets, false);
  const copy = dom.Node.from(await whole.evaluate(inPage.Native.fromNode), seenBy);
  await page.evaluate(simplifySheets, true);
  const address = url.URL.parse(page.url()).getUnsafe();
  const request = http.Request.of('GET', address);
  const response = http.Response.of(address, 200, http.Headers.empty());
  const stops = answers.stops ?? [];
  const paths = await page.evaluate(
    pathsOf,
    stops.map(([selector]) => selector),
  );
  const shown = new Map(paths.map((path, at) => [path, stops[at]?.[1]]));
  const known = (uri: string, subject: AlfaNode) => {
    if (uri === 'has-focus-indicator') return shown.get(subject.path?.() ?? '');
    return uri.startsWith('first-tabbable-') ? answers.skips : undefined;
  };
  const answer = (_rule: AlfaRule, { uri, subject }: { uri: string; subject: AlfaNode }) =>
    future.Future.now(option.Option.from(known(uri, subject)));
  const audited = act.Audit.of(web.Page.of(request, response, copy, seenBy), rules, answer);
  const outcomes: AlfaOutcome[] = [...(await audited.evaluate())];

  const results: CheckResult[] = [];
  for (const rule of rules) {
    const own = outcomes.filter((outcome) => outcome.rule.uri === rule.uri);
    const isOverruled = MEASURED_BY_US.includes(nameOf(rule)) && answers.hasLargeTargets;
    const worst = ORDER.find((outcome) => own.some((each) => each.outcome === outcome)) ?? 'inapplicable';
    const open = own.filter(({ outcome }) => outcome === worst && (worst === 'failed' || worst === 'cantTell'));
    const places = await page.evaluate(
      placesOf,
      open.map(({ target }) => pathOf(target)),
    );
    // What no criterion asks for fails no page.
    const isAdvice = criteriaOf(rule).length === 0;
    const said = isOverruled
      ? 'Our own check measured the whole of what answers to the pointer, and found it large enough. '
      : '';
    const findings = open.map(
      (outcome, at): Finding => ({
        ...(places[at] ?? { selector: 'html', html: '<html>' }),
        message: said + (messageOf(outcome) || 'Alfa asks a person.'),
        impact: 'See the criterion.',
        fix: rule.uri,
      }),
    );
    results.push({
      engine: 'alfa',
      rule: nameOf(rule),
      title: rule.uri,
      criteria: criteriaOf(rule),
      actRules: [],
      outcome: worst === 'failed' && (isOverruled || isAdvice) ? 'cantTell' : worst,
      findings,
    });
  }
  return results.sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }));
}

/** Version of the engine. */
export const alfaVersion = (): string =>
  (createRequire(import.meta.url)('@siteimprove/alfa-rules/package.json') as { version: string }).version;
