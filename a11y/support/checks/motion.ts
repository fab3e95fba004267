/** Motion: none by itself, and none at all with `prefers-reduced-motion`. */
import type { Page } from '@playwright/test';
import type { Place } from '../inPage';
import type { CheckResult } from '../model';
import { judge, type Rule } from './rule';

const REDUCED: Rule = {
  rule: 'reduced-motion',
  title: 'With prefers-reduced-motion nothing moves, fades or scrolls smoothly',
  criteria: ['2.3.3'],
  impact: 'Visitors with a vestibular disorder feel sick.',
  fix: 'Switch animation, transition and smooth scrolling off in @media (prefers-reduced-motion: reduce).',
};
const STILL: Rule = {
  rule: 'nothing-moves-by-itself',
  title: 'Nothing on the page moves, blinks or plays by itself',
  criteria: ['2.2.2', '1.4.2', '2.3.1'],
  impact: 'Visitors who are easily distracted cannot read beside it.',
  fix: 'Start movement on an action of the visitor, or offer a way to stop it.',
};

/** Elements that move, or would when they change. Runs in the page. */
function movingPlaces(): Place[] {
  const places = document.getAnimations().flatMap((animation) => {
    const target = (animation.effect as KeyframeEffect | null)?.target;
    return target ? [audit.place(target, 'It moves though the visitor asked for less motion.')] : [];
  });
  for (const element of document.querySelectorAll('body, body *')) {
    const { transitionDuration, transitionProperty } = getComputedStyle(element);
    const isSlow = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
    if (isSlow && transitionProperty !== 'none')
      places.push(audit.place(element, `It moves for ${transitionDuration}.`));
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    places.push(audit.place(document.documentElement, 'It scrolls smoothly.'));
  }
  return places;
}

function playingPlaces(): Place[] {
  const media = [...document.querySelectorAll('video[autoplay], audio[autoplay], marquee, blink')];
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
    .flatMap(({ effect }) => (effect as KeyframeEffect).target ?? []);
  return [...media, ...moving].map((element) => audit.place(element, 'It moves by itself.'));
}

/** Movement in the current page, which must emulate `prefers-reduced-motion: reduce`. */
export async function checkMotion(page: Page): Promise<CheckResult> {
  return judge(REDUCED, await page.evaluate(movingPlaces));
}

/** Movement without an action, with `prefers-reduced-motion: no-preference`. The page is left as it was. */
export async function checkStillness(page: Page): Promise<CheckResult> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const places = await page.evaluate(playingPlaces);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return judge(STILL, places);
}
