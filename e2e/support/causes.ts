/** Tells each cause once: a fault that many pages share is one line, with how often and where it was seen first. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of a run; more are in the full report. */
const MOST = 60;

class Causes implements Reporter {
  private readonly seen = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    if (status === 'passed') return;
    for (const { type, description } of annotations) {
      const cause = `${type}: ${description}`;
      this.seen.set(cause, (this.seen.get(cause) ?? new Set()).add(test.titlePath().slice(2).join(' › ')));
    }
  }

  onEnd(): void {
    const causes = [...this.seen].toSorted(([, a], [, b]) => b.size - a.size);
    if (causes.length === 0) return;
    console.log(`\n${causes.length} causes:`);
    for (const [cause, tests] of causes.slice(0, MOST)) {
      const [first] = tests;
      console.log(`  ${tests.size} × ${cause} [${first}${tests.size > 1 ? ', …' : ''}]`);
    }
    if (causes.length > MOST) console.log(`  and ${causes.length - MOST} more: reports/browser`);
  }
}

export default Causes;
