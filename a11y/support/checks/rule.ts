/** What the project's own rules share: their description, and how places become a result. */

import type { Place } from '../inPage';
import type { CheckResult, Finding } from '../model';

/** One rule of the project: its requirement, its criteria, whom a failure affects, and how to mend it. */
export interface Rule {
  rule: string;
  title: string;
  criteria: string[];
  actRules?: string[];
  impact: string;
  fix: string;
}

/**
 * The result of `rule`: failed where there are `places`, inapplicable where nothing was there to try, else passed.
 * `tried` is the number of things looked at.
 */
export function judge(rule: Rule, places: Place[], tried = 1): CheckResult {
  const { title, criteria, actRules = [], impact, fix } = rule;
  const findings: Finding[] = places.map((place) => ({ ...place, impact, fix }));
  const none = tried === 0 ? 'inapplicable' : 'passed';
  return {
    engine: 'script',
    rule: rule.rule,
    title,
    criteria,
    actRules,
    outcome: findings.length > 0 ? 'failed' : none,
    findings,
  };
}

/** A place for what concerns the page as a whole. */
export const wholePage = (message: string): Place => ({ selector: 'html', html: '<html>', message });
