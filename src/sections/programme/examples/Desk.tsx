import { useState } from 'react';
import type { DeskView } from './DeskView';
import type { Working as Props } from './example';

/** Answers from the library's pages, and refuses what it must not say (S1-47). */
export function Working({ window, View }: Props<typeof DeskView>) {
  const [at, setAt] = useState(0);
  return <View {...{ window, at }} said={[window, ...window.answers][at]} onAsk={setAt} />;
}
