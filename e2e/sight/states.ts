/** Whether a state that is told to screen readers is shown as well: the current link, the pressed button, the open part. */
import type { Page } from '@playwright/test';
import type { Finding } from './finding';

/** Runs in the page. Takes each state away for a moment: something that is drawn must then be drawn otherwise. */
function unseenStates(): Finding[] {
  const PROPERTIES = [
    'background-color',
    'border-top-color',
    'border-top-style',
    'border-top-width',
    'clip-path',
    'color',
    'display',
    'font-weight',
    'outline-style',
    'text-decoration-line',
    'transform',
  ];
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => {
        const style = getComputedStyle(part);
        return PROPERTIES.map((name) => style.getPropertyValue(name)).join();
      })
      .join('|');
  const findings: Finding[] = [];
  for (const [attribute, off] of [
    ['aria-current', null],
    ['aria-pressed', 'false'],
    ['aria-expanded', 'false'],
  ] as const) {
    // Where one is, is shown by a link or a button; the last step of a trail is where one is by being the last.
    for (const element of document.querySelectorAll(`:is(a, button)[${attribute}]:not([${attribute}="false"])`)) {
      if (!element.checkVisibility()) continue;
      const state = element.getAttribute(attribute) ?? '';
      const on = look(element);
      if (off === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, off);
      const without = look(element);
      element.setAttribute(attribute, state);
      if (on === without) {
        findings.push({ expected: `${attribute}="${state}" is seen as well`, found: sight.name(element) });
      }
    }
  }
  return findings;
}

export const checkStatesSeen = (page: Page): Promise<Finding[]> => page.evaluate(unseenStates);

/** The ground of each band and landmark, by its name. Runs in the page. */
export const readGrounds = (page: Page): Promise<[region: string, ground: string][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('aside, header, main > *, footer')]
      .filter((part) => part.checkVisibility())
      .map((part) => [sight.region(part.firstElementChild ?? part), String(sight.ground(part))]),
  );

/** The promotion bar is the same ochre in both schemes. */
const SAME = ['Announcement'];

/** Bands that are in dark colours what they are in light ones. */
export function compareGrounds(light: [string, string][], dark: [string, string][]): Finding[] {
  return light.flatMap(([region, ground], index) => {
    const isSame = dark[index]?.[1] === ground && !SAME.includes(region);
    return isSame
      ? [{ expected: 'another ground in dark colours', found: `${region} has rgba(${ground}) in both` }]
      : [];
  });
}
