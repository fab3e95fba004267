/** Joins the results of all tests of `a11y/` in one file. */
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
  }
}

export default Results;
