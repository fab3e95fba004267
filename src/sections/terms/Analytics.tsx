import type { TermsPage } from '../../catalogue/pages/terms-and-conditions';
import { isAnalyticsConfigured } from '../../services/analytics';
import { stack } from '../../ui/layout.css';
import { TextBlock } from '../common/TextBlock';
import { AnalyticsSwitch } from './AnalyticsSwitch';

/** Use of analytics in this build, and the visitor's switch (S2-09, S7-07). */
export function Analytics({ heading, whenConfigured, whenNot }: TermsPage['analytics']) {
  return (
    <div className={stack}>
      <TextBlock id="analytics" heading={heading} paragraphs={isAnalyticsConfigured ? whenConfigured : whenNot} />
      <AnalyticsSwitch />
    </div>
  );
}
