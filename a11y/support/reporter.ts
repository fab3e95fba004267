/** Joins the results of all tests of `a11y/` in one file, and tells each cause once: a fault of many pages is one line. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import axe from 'axe-core';
import { currentCommit } from '../../tools/site/git';
import type { Evaluation } from './model';

const FOLDER = 'reports/accessibility';

class Results implements Reporter {
  private readonly start = Date.now();
  private readonly states: Evaluation['states'] = [];
  private readonly brochures: Evaluation['brochures'] = [];
  private readonly partial = new Set<string>();

  onTestEnd({ title }: TestCase, { attachments, status }: TestResult): void {
    const file = attachments.find(({ name }) => name === 'evidence')?.path;
    if (!file) return;
    const { states, brochures } = JSON.parse(readFileSync(file, 'utf8'));
    this.states.push(...states);
    this.brochures.push(...brochures);
    if (status !== 'passed' && status !== 'failed') this.partial.add(`'${title}' did not come to its end.`);
  }

  onEnd(): void {
    if (this.states.length === 0) return;
    const filters = process.argv
      .slice(3)
      .filter((word) => word !== '--project=a11y')
      .join(' ');
    if (filters) this.partial.add(`Playwright ran with '${filters}', perhaps a part of the tests.`);
    const evaluation: Evaluation = {
      commit: currentCommit(),
      date: new Date(this.start).toISOString(),
      duration: Date.now() - this.start,
      versions: {
        axe: axe.version,
        playwright: createRequire(import.meta.url)('@playwright/test/package.json').version,
        node: process.version,
      },
      partial: [...this.partial],
      states: this.states,
      brochures: this.brochures,
    };
    mkdirSync(FOLDER, { recursive: true });
    // One line for each state.
    writeFileSync(`${FOLDER}/evidence.json`, JSON.stringify(evaluation).replaceAll('},{"id":', '},\n{"id":'));
    this.tellCauses();
  }

  private tellCauses(): void {
    const causes = new Map<string, { places: Set<string>; states: Set<string> }>();
    for (const { id, checks } of [...this.states, ...this.brochures]) {
      for (const { rule, title, violations } of checks.filter(({ outcome }) => outcome === 'failed')) {
        const cause = causes.get(`${rule}: ${title}`) ?? { places: new Set(), states: new Set() };
        for (const { message } of violations) cause.places.add(message);
        causes.set(`${rule}: ${title}`, { ...cause, states: cause.states.add(id) });
      }
    }
    for (const [name, { places, states }] of [...causes].toSorted(([, a], [, b]) => b.states.size - a.states.size)) {
      const [[place], [state]] = [[...places], [...states]];
      console.log(`  ${name}\n    ${places.size} places in ${states.size} states, as ${place} [${state}]`);
    }
  }
}

export default Results;
