import { useState } from 'react';
import type { Working as Props } from './example';
import type { TestsView } from './TestsView';

/** Writes a rule and runs its tests, from red to green (S1-47). */
export function Working({ window, View }: Props<typeof TestsView>) {
  const [isWritten, setWritten] = useState(false);
  return (
    <View
      {...{ window, isWritten }}
      note={isWritten ? window.passed : window.note}
      onToggle={() => setWritten(!isWritten)}
    />
  );
}
