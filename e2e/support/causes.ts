/** Reports each cause once: a fault of many pages is one line, with its counts. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Cause {
  places: Set<string>;
  tests: Set<string>;
}

class Causes implements Reporter {
  private readonly causes = new Map<string, Cause>();

  /** Collects a failed test's annotations. Visits add one for each finding: check, found and expected. */
  onTestEnd({ title }: TestCase, { annotations, status }: TestResult): void {
    if (status === 'passed') return;
    for (const { type, description = '' } of annotations) {
      const [place = '', expected] = description.split(' — expected: ');
      if (expected === undefined) continue;
      const name = `${type}: ${expected}`;
      const cause = this.causes.get(name) ?? { places: new Set(), tests: new Set() };
      cause.places.add(place);
      cause.tests.add(title);
      this.causes.set(name, cause);
    }
  }

  onEnd(): void {
    if (this.causes.size === 0) return;
    console.log(`\n${this.causes.size} causes; all places are in reports/browser`);
    const byTests = [...this.causes].toSorted(([, a], [, b]) => b.tests.size - a.tests.size);
    for (const [name, { places, tests }] of byTests) {
      const [[place], [test]] = [places, tests];
      console.log(`  ${name}\n    ${places.size} places in ${tests.size} tests, as ${place} [${test}]`);
    }
  }
}

export default Causes;
