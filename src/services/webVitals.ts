/** Web-vitals report (S7-06). */
import type { Metric } from 'web-vitals';

/** Reports the five web vitals to `receive`. Without a receiver it loads and reports nothing. It never fails. */
export async function reportWebVitals(receive?: (metric: Metric) => void): Promise<void> {
  if (!receive) return;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(receive);
  } catch {
    // Visitors do not need the report.
  }
}
