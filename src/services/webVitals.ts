/** The web-vitals report, set up without a receiving callback, as the document says (S7-06). */
import type { Metric } from 'web-vitals';

/** What receives each measure. Give it a function here, such as `console.info`, and the report is on (S7-06). */
export const receiver = undefined as ((metric: Metric) => void) | undefined;

// Stryker disable all: There is no receiver, so none of it runs; spec/7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.

/** Reports every web vital to {@link receiver}; without one, nothing of web-vitals is part of the build (S7-06). */
export function reportWebVitals(): void {
  if (!receiver) return;
  const report = receiver;
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(report);
    },
    () => {
      // Without the library there is no report, which no visitor misses.
    },
  );
}
