import { useSyncExternalStore } from 'react';
import { analyticsChoice } from '../../services/analytics';
import { Chip } from '../../ui/Chip/Chip';
import { stack } from '../../ui/layout.css';

const EXPLANATIONS = {
  on: 'Analytics is on.',
  off: 'Analytics is off. Your browser remembers this where its storage allows.',
  'off-by-browser': 'Analytics is off, because your browser asks not to be tracked.',
  'not-configured': 'Analytics is off.',
};

/** Turns analytics off and on in this browser (S7-07). */
export function AnalyticsSwitch() {
  const state = useSyncExternalStore(analyticsChoice.subscribe, analyticsChoice.get, analyticsChoice.getServerSnapshot);
  const isChoice = state === 'on' || state === 'off';
  return (
    <div className={stack}>
      <p role="status">{EXPLANATIONS[state]}</p>
      {isChoice && (
        <Chip isPressed={state === 'on'} onClick={() => analyticsChoice.set(state === 'on' ? 'off' : 'on')}>
          Analytics
        </Chip>
      )}
    </div>
  );
}
