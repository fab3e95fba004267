/** Known false reports of checkers, each with the reason and the day of the decision. */
import type { CheckResult, Finding, Measured } from '../../a11y/support/model';

export interface Gap {
  engine: CheckResult['engine'];
  says: RegExp;
  why: string;
  since: string;
}

export const gaps: Gap[] = [
  {
    engine: 'nu',
    says: /^CSS: /,
    why: 'Nu’s checker of styles is older than container queries and the names that the build gives. The build itself parses each sheet.',
    since: '2026-11-21',
  },
];

/** A gap that was met, and in how many states. */
export interface MetGap extends Gap {
  met: number;
}

/** The results without known gaps, and how often each gap was met. A gap with 0 is closed: delete its entry. */
export function withoutGaps<Kind extends Measured>(all: Kind[], known = gaps): { measured: Kind[]; met: MetGap[] } {
  const met = known.map((gap) => ({ ...gap, met: 0 }));
  const measured = all.map((state) => ({
    ...state,
    checks: state.checks.map((check) => {
      if (check.outcome !== 'failed') return check;
      const isKnown = ({ message }: Finding, gap: Gap) => gap.engine === check.engine && gap.says.test(message);
      for (const gap of met) if (check.findings.some((finding) => isKnown(finding, gap))) gap.met += 1;
      const findings = check.findings.filter((finding) => !known.some((gap) => isKnown(finding, gap)));
      return { ...check, outcome: findings.length > 0 ? check.outcome : ('passed' as const), findings };
    }),
  }));
  return { measured, met };
}
