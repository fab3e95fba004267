/** How much each engine misses: all of them on pages with one fault each. */
import type { Page } from '@playwright/test';
import { look } from '../../../a11y/audit';
import { checkAxe } from '../../../a11y/checks/axe';
import { type Fault, faults, missed, seeded } from '../../../a11y/faults';
import type { CheckResult, SeededFault } from '../../../a11y/model';
import { runAlfa } from './alfa';
import { launch } from './collect';

/** Pages of the browser that work side by side. */
const HANDS = 2;

type Tried = Pick<Fault, 'name' | 'criteria' | 'seed' | 'width'> & Partial<Pick<Fault, 'check'>>;

/** Each place that fails, by the rule that says so; a rule on other criteria than the fault's has met something else. */
function failures(checks: CheckResult[], fault: Tried): [rule: string, place: string][] {
  return checks
    .filter(({ outcome }) => outcome === 'failed')
    .filter(({ criteria }) => criteria.length === 0 || criteria.some((number) => fault.criteria.includes(number)))
    .flatMap(({ engine, rule, findings }) =>
      findings.map(({ selector, message }): [string, string] => [`${engine} ${rule}`, `${selector} ${message}`]),
    );
}

/** The engines look first: what our own checks press may take the fault away. */
async function failuresOf(page: Page, baseURL: string, fault: Tried) {
  await seeded(page, baseURL, fault);
  const engines = [...(await checkAxe(page)), ...(await runAlfa(page, {}))];
  const own = fault.check ? await fault.check(page) : await look(page, 'light');
  return failures([...engines, ...own], fault);
}

/** Tries all faults, and names the rules that say of each what they do not say of the page without it. */
export async function tryFaults(baseURL: string): Promise<SeededFault[]> {
  const browser = await launch();
  try {
    const clean = new Map<number, Set<string>>();
    const found = new Map<Tried, SeededFault>();
    const all: Tried[] = [...faults, ...missed];
    const widths = new Set(all.map(({ width = 1280 }) => width));
    // The faults come in as HTML, which the site's own policy forbids.
    const page = await browser.newPage({ bypassCSP: true });
    for (const width of widths) {
      const criteria = all.flatMap((fault) => fault.criteria);
      const same = await failuresOf(page, baseURL, { name: '', criteria, width, seed: async () => undefined });
      clean.set(width, new Set(same.map((failure) => failure.join(' '))));
    }
    const waiting = [...all];
    const work = async (hand: Page) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const { name, criteria, width = 1280 } = fault;
        const added = (await failuresOf(hand, baseURL, fault)).filter(
          (failure) => !clean.get(width)?.has(failure.join(' ')),
        );
        found.set(fault, { name, criteria, caughtBy: [...new Set(added.map(([rule]) => rule))] });
      }
    };
    const others = await Promise.all(Array.from({ length: HANDS - 1 }, () => browser.newPage({ bypassCSP: true })));
    await Promise.all([page, ...others].map(work));
    return all.flatMap((fault) => found.get(fault) ?? []);
  } finally {
    await browser.close();
  }
}
