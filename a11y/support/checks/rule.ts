/** Description of the project's own rules, and their results from the places found. */

import type { Place } from '../inPage';
import type { CheckResult, Violation } from '../model';

/** One rule of the project: requirement, criteria, people affected by a failure, and way to correct it. */
export interface Rule {
  rule: string;
  title: string;
  criteria: string[];
  actRules?: string[];
  impact: string;
  fix: string;
}

/**
 * The result of `rule`: failed if there are `places`, inapplicable if `tried` (the number of things checked) is 0, else
 * passed.
 */
export function judge(rule: Rule, places: Place[], tried = 1): CheckResult {
  const { title, criteria, actRules = [], impact, fix } = rule;
  const violations: Violation[] = places.map((place) => ({ ...place, impact, fix }));
  const none = tried === 0 ? 'inapplicable' : 'passed';
  return {
    engine: 'script',
    rule: rule.rule,
    title,
    criteria,
    actRules,
    outcome: violations.length > 0 ? 'failed' : none,
    violations,
  };
}

/** Place of a fault of the whole page. */
export const wholePage = (message: string): Place => ({ selector: 'html', html: '<html>', message });
