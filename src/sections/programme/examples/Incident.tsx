import { useState } from 'react';
import type { Working as Props } from './example';
import type { IncidentView } from './IncidentView';

/** Steps through the log of a night (S1-47). */
export function Working({ window, View }: Props<typeof IncidentView>) {
  const [at, setAt] = useState(0);
  const said = [window.note, ...window.notes];
  return <View window={window} at={at} note={said[at]} onNext={() => setAt((at + 1) % window.lines.length)} />;
}
