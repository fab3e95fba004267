/**
 * The mutants that may survive, each with its reason. They still count against the score. `line` and `change` read as
 * `npm run spec:mutate` prints them; an entry whose mutant is killed or gone is reported, and must go.
 */
export interface Survivor {
  /** Relative to the repository. */
  file: string;
  /** The source line the mutant begins on, trimmed. */
  line: string;
  /** What the mutant changes: `original → replacement`. */
  change: string;
  /** One sentence: why no test in vitest can see it, and which browser test does, if one does. */
  reason: string;
}

export const survivors: readonly Survivor[] = [
  {
    file: 'src/catalogue/check.ts',
    line: "({ value }) => value.icon.join('/'),",
    change: '\'/\' → ""',
    reason: 'No two glyphs differ in where their rows are cut alone: every row has the same length.',
  },
  {
    file: 'src/services/analyticsSender.ts',
    line: "if (!options) throw new Error('Analytics needs the product project');",
    change: '\'Analytics needs the product project\' → ""',
    reason: 'The sender is imported only where the project is configured.',
  },
  {
    file: 'src/services/analyticsSender.ts',
    line: "if (!options) throw new Error('Analytics needs the product project');",
    change: '!options → false',
    reason: 'The sender is imported only where the project is configured.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'export function reportWebVitals(): void {',
    change: "{ if (!receiver) return; const report = receiver; import('we… → {}",
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'if (!receiver) return;',
    change: '!receiver → receiver',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'if (!receiver) return;',
    change: '!receiver → true',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'if (!receiver) return;',
    change: '!receiver → false',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: '({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {',
    change: '{ for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB… → {}',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(report);',
    change: '[onCLS, onFCP, onINP, onLCP, onTTFB] → []',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/analytics.ts',
    line: "let lastView = '';",
    change: '\'\' → "Stryker was here!"',
    reason: 'No address is either text, so the first view is new with both.',
  },
  {
    file: 'src/services/analytics.ts',
    line: 'if (!isConfigured) return;',
    change: '!isConfigured → false',
    reason:
      'Without a project nothing is sent later either; the line lets the bundler leave the SDK out, which spec/s7-calls/bundles.spec.ts holds.',
  },
  {
    file: 'src/services/analytics.ts',
    line: 'const key = pathname.toLowerCase() + search;',
    change: 'pathname.toLowerCase() → pathname.toUpperCase()',
    reason: 'Two paths are alike in small letters when they are alike in capitals.',
  },
  {
    file: 'src/services/analytics.ts',
    line: '} catch {',
    change: '{ return false; } → {}',
    reason: 'Nothing is returned then, which counts as not remembered, as false does.',
  },
  {
    file: 'src/main.ts',
    line: "const files = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];",
    change:
      "document.querySelector<HTMLScriptElement>('script[data-files… → document.querySelector<HTMLScriptElement>('script[data-files…",
    reason: 'The element was found by its data-files, so it has them; only the type allows for none.',
  },
  {
    file: 'src/shell/Floating.tsx',
    line: 'document.getElementById(MAIN_ID)?.focus({ preventScroll: true });',
    change: 'document.getElementById(MAIN_ID)?.focus → document.getElementById(MAIN_ID).focus',
    reason: 'Every page has its page area; only the type allows for none.',
  },
  {
    file: 'src/shell/footer/Accreditations.tsx',
    line: '<Tiles rows={SEALS[index] ?? []} unit={24} />',
    change: '[] → ["Stryker was here"]',
    reason: 'There are as many seals as accreditations; only the type allows for less.',
  },
  {
    file: 'src/shell/programmes-menu/ProgrammeRow.tsx',
    line: 'const factsByPath = new Map(facts.map((fact) => [fact.path, fact]));',
    change: '[fact.path, fact] → []',
    reason:
      'It is evaluated while the first test opens the menu, and Stryker tries that test alone; the one on what a row says fails with it.',
  },
  {
    file: 'src/start.tsx',
    line: '<BrowserRouter useTransitions={false}>',
    change: 'false → true',
    reason:
      'No page changes in the tests of the start; e2e/faults holds the overlay of a slow page, which it would keep away.',
  },
];
