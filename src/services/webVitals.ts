/** Web-vitals report, without a receiver by default (S7-06). */
import type { Metric } from 'web-vitals';

/** Receiver of each metric. A function here, such as `console.info`, turns the report on (S7-06). */
export const receiver = undefined as ((metric: Metric) => void) | undefined;

/** Reports web vitals to {@link receiver}. Without one, the build leaves web-vitals out (S7-06). */
export function reportWebVitals(): void {
  if (!receiver) return;
  const report = receiver;
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(report);
    },
    () => {
      // Visitors do not need the report.
    },
  );
}
