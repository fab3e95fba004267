import { useSyncExternalStore } from 'react';
import * as termTexts from '../../catalogue/interface/terms.yaml';
import type { TermsPage } from '../../catalogue/schema/pages';
import { analyticsChoice, isAnalyticsConfigured } from '../../services/analytics';
import { Chip } from '../../ui/Chip/Chip';
import { stack } from '../../ui/layout.css';
import { LegalText } from './LegalText';

/** Turns analytics off and on in this browser (S7-07). */
export function AnalyticsSwitch() {
  const state = useSyncExternalStore(analyticsChoice.subscribe, analyticsChoice.get, analyticsChoice.getServerSnapshot);
  const isChoice = state === 'on' || state === 'off';
  return (
    <div className={stack}>
      <p role="status">{termTexts.analyticsStates[state]}</p>
      {isChoice && (
        <Chip isPressed={state === 'on'} onClick={() => analyticsChoice.set(state === 'on' ? 'off' : 'on')}>
          {termTexts.analytics}
        </Chip>
      )}
    </div>
  );
}

/** Use of analytics in this build, and the visitor's switch (S2-09, S7-07). */
export function Analytics({ whenConfigured }: TermsPage['analytics']) {
  return (
    <div className={stack}>
      {isAnalyticsConfigured && <LegalText paragraphs={whenConfigured} />}
      <AnalyticsSwitch />
    </div>
  );
}
