import { useState } from 'react';
import type { Working as Props } from './example';
import type { FlowView } from './FlowView';

/** Switches the steps of a flow, and says what happens without one (S1-47). */
export function Working({ window, View }: Props<typeof FlowView>) {
  const [off, setOff] = useState<readonly number[]>([]);
  const { note } = window.without.find(({ step }) => off.includes(step)) ?? window;
  return (
    <View
      {...{ window, off, note }}
      onSwitch={(index) => setOff(off.includes(index) ? off.filter((one) => one !== index) : [...off, index])}
    />
  );
}
