import { useState } from 'react';
import type { Working as Props } from './example';
import type { RoundsView } from './RoundsView';

/** Improves a prompt round by round, and runs the same tests each time (S1-47). */
export function Working({ window, View }: Props<typeof RoundsView>) {
  const { rounds } = window;
  const [at, setAt] = useState(0);
  return (
    <View
      {...{ window, at }}
      round={rounds[at - 1]}
      isLast={at === rounds.length}
      onNext={() => setAt((at + 1) % (rounds.length + 1))}
    />
  );
}
