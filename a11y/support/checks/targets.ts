/** The size of every pointer target. */
import type { Page } from '@playwright/test';
import type { Place } from '../inPage';
import type { CheckResult } from '../model';
import { judge, type Rule } from './rule';

const TARGET_SIZE: Rule = {
  rule: 'target-size-44',
  title: 'Every target is at least 44 by 44 px, links inside a sentence excepted',
  criteria: ['2.5.5'],
  impact: 'Visitors with a tremor, large fingers or a head pointer miss it or hit its neighbour.',
  fix: 'Give it min-height and min-width of 44 px.',
};

function smallTargets(): { tried: number; places: Place[] } {
  const LEAST = 44;
  const targets = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]'),
  ].filter((element) => audit.isVisible(element) && !element.closest('[inert]'));
  const isInSentence = (element: Element) => {
    const block = element.closest('p, h1, h2, h3, h4, li, dd, td, figcaption, label');
    const around = (block?.textContent ?? '').replace(element.textContent ?? '', '').trim();
    return element.matches('a') && getComputedStyle(element).display === 'inline' && around.length > 0;
  };
  const places = targets.flatMap((element) => {
    const field = element.matches('input') ? element.closest('[data-part="field"]') : null;
    const { width, height } = audit.target(field ?? element);
    // Half a pixel less is allowed, because layouts round fractions.
    if ((width >= LEAST - 0.5 && height >= LEAST - 0.5) || isInSentence(element)) return [];
    return [audit.place(element, `It is ${Math.round(width * 10) / 10} by ${Math.round(height * 10) / 10} px.`)];
  });
  return { tried: targets.length, places };
}

/** Targets have at least 44 px (2.5.5). Axe also checks the 24 px of 2.5.8, with its exceptions. */
export async function checkTargets(page: Page): Promise<CheckResult> {
  const { places, tried } = await page.evaluate(smallTargets);
  return judge(TARGET_SIZE, places, tried);
}
