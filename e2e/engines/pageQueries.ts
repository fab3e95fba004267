/** Queries of a page, for journeys. Every driver can run them. */
import type { Tab } from './drivers/driver';
import { expect } from './test';

/** The path and hash of the address. */
export const addressOf = (tab: Tab): Promise<string> => tab.run(() => location.pathname + location.hash);

/** The text of the page's main heading. */
export const headingOf = (tab: Tab): Promise<string | undefined> =>
  tab.run(() => document.querySelector('h1')?.textContent);

/** The element that has the focus and its name: `button Menu`; `body` for none. */
export const focusOf = (tab: Tab): Promise<string> =>
  tab.run(() => {
    const element = document.activeElement ?? document.body;
    if (element === document.body) return 'body';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const name = element.ariaLabel ?? label ?? element.textContent ?? '';
    return `${element.localName} ${name.replaceAll(/\s+/g, ' ').trim()}`;
  });

/** Number of visible elements that `selector` finds. */
export const countOf = (tab: Tab, selector: string): Promise<number> =>
  tab.run(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .length,
    selector,
  );

/** The text of the first element that `selector` finds, its spaces folded; empty where there is none. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.run((wanted) => (document.querySelector(wanted)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), selector);

/** Presses Tab until `wanted` has the focus. Fails after `most` stops, naming them. */
export async function tabTo(tab: Tab, wanted: string, most = 20): Promise<void> {
  const stops: string[] = [];
  while (stops.at(-1) !== wanted && stops.length < most) {
    await tab.press('Tab');
    stops.push(await focusOf(tab));
  }
  expect(stops, `Tab reaches '${wanted}'`).toContain(wanted);
}

/** Distance by which the page can be scrolled sideways, in px. */
export const overhangOf = (tab: Tab): Promise<number> =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
