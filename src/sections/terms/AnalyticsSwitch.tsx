import { useSyncExternalStore } from 'react';
import * as termTexts from '../../catalogue/interface/terms.yaml';
import { analyticsChoice } from '../../services/analytics';
import { Chip } from '../../ui/Chip/Chip';
import { stack } from '../../ui/layout.css';

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
