import { useState } from 'react';
import type { Working as Props } from './example';
import type { ProgramView } from './ProgramView';

/** Runs a small program line by line, and shows its variables (S1-47). */
export function Working({ window, View }: Props<typeof ProgramView>) {
  const { steps } = window;
  // The static version stands in the middle of the run.
  const [count, setCount] = useState(() => steps.findIndex(({ note }) => note === window.note));
  const step = steps[count];
  return (
    <View
      window={window}
      {...(step && { step })}
      isLast={count === steps.length - 1}
      onNext={() => setCount((count + 1) % steps.length)}
    />
  );
}
