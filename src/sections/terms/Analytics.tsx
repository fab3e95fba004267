import type { TermsPage } from '../../catalogue/schema/pages';
import { isAnalyticsConfigured } from '../../services/analytics';
import { stack } from '../../ui/layout.css';
import { AnalyticsSwitch } from './AnalyticsSwitch';
import { LegalText } from './LegalText';

/** Use of analytics in this build, and the visitor's switch (S2-09, S7-07). */
export function Analytics({ whenConfigured }: TermsPage['analytics']) {
  return (
    <div className={stack}>
      {isAnalyticsConfigured && <LegalText paragraphs={whenConfigured} />}
      <AnalyticsSwitch />
    </div>
  );
}
