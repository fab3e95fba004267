/** The keyboard reaches every control in order, visible and uncovered, and leaves it again. */

import type { Place } from '../inPage';
import type { Walk } from '../keyboard/walk';
import type { CheckResult } from '../model';
import { judge, type Rule } from './rule';

const VISIBLE: Rule = {
  rule: 'focus-visible',
  title: 'Every stop of the Tab key shows that it has the focus: an area as large as a 2 px ring changes by 3:1',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  actRules: ['oj04fd'],
  impact: 'Visitors who use a keyboard do not see where they are.',
  fix: 'Give :focus-visible an outline of at least 2 px with 3:1 against what is around it.',
};
const ORDER: Rule = {
  rule: 'focus-order',
  title: 'The Tab key goes through the controls in reading order',
  criteria: ['2.4.3', '1.3.2'],
  impact: 'Visitors who use a keyboard or a magnifier lose their place.',
  fix: 'Put the elements in reading order; no positive tabindex, no reordering by CSS.',
};
const REACHED: Rule = {
  rule: 'keyboard-reach',
  title: 'The Tab key reaches every control',
  criteria: ['2.1.1', '2.1.3'],
  impact: 'Visitors who use a keyboard cannot use it.',
  fix: 'Use a native link or button, without a negative tabindex.',
};
const NO_TRAP: Rule = {
  rule: 'no-keyboard-trap',
  title: 'The Tab key gets away from every control',
  criteria: ['2.1.2'],
  actRules: ['80af7b'],
  impact: 'Visitors who use a keyboard are stuck and must close the page.',
  fix: 'Do not prevent the default of the Tab key.',
};
const NOT_OBSCURED: Rule = {
  rule: 'focus-not-obscured',
  title: 'No stop of the Tab key lies under a bar or a floating button, not even in part',
  criteria: ['2.4.11', '2.4.12'],
  impact: 'Visitors who use a keyboard do not see what they are about to press.',
  fix: 'Set scroll-padding to the height of the bars, and move what floats out of the way.',
};
const NO_CHANGE: Rule = {
  rule: 'focus-changes-nothing',
  title: 'The focus alone changes neither address, title nor dialog',
  criteria: ['3.2.1'],
  impact: 'Visitors are taken elsewhere by moving on.',
  fix: 'Act on a press, not on the focus.',
};

/** WCAG 2.4.13: the contrast of the same pixels with and without the focus. */
const LEAST_CONTRAST = 3;

function invisible({ stops }: Walk): Place[] {
  return stops.flatMap(({ name, inPage: { place }, change }) => {
    if (change.contrast >= LEAST_CONTRAST) return [];
    const message =
      change.pixels === 0
        ? `Nothing shows that "${name}" has the focus.`
        : `The focus indicator of "${name}" is too small or too faint: ${change.contrast}:1 over an area of 2 px round it.`;
    return [{ ...place, message }];
  });
}

/** The six results of one walk. */
export function checkFocus(walk: Walk): CheckResult[] {
  const { stops, missed, changes, trap } = walk;
  const wrongOrder = stops.flatMap(({ inPage: { place, isBackwards, isUpwards } }) => {
    if (isBackwards) return [{ ...place, message: 'It comes before the stop that the Tab key left.' }];
    return isUpwards ? [{ ...place, message: 'It lies above the stop that the Tab key left.' }] : [];
  });
  const obscured = stops.flatMap(({ name, inPage: { place, covered, coveredBy } }) => {
    if (covered === 0) return [];
    const share = covered === 1 ? 'wholly' : 'in part';
    return [{ ...place, message: `"${name}" has the focus and is ${share} covered by ${coveredBy}.` }];
  });
  return [
    judge(VISIBLE, invisible(walk), stops.length),
    judge(ORDER, wrongOrder, stops.length),
    judge(REACHED, missed),
    judge(NO_TRAP, trap ? [trap] : []),
    judge(NOT_OBSCURED, obscured, stops.length),
    judge(NO_CHANGE, changes, stops.length),
  ];
}
