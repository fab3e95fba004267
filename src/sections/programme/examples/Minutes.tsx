import { useState } from 'react';
import type { Working as Props } from './example';
import type { MinutesView } from './MinutesView';

/** Holds minutes against the notes, line by line (S1-47). */
export function Working({ window, View }: Props<typeof MinutesView>) {
  const [checked, setChecked] = useState<readonly number[]>([window.at]);
  const [note, setNote] = useState<string | undefined>(window.note);
  function handleCheck(index: number) {
    const isChecked = checked.includes(index);
    const now = isChecked ? checked.filter((one) => one !== index) : [...checked, index];
    setChecked(now);
    if (now.length === 0) setNote(window.words.none);
    else if (now.length === window.lines.length) setNote(window.words.all);
    else setNote(window.findings[now.at(-1) ?? 0]);
  }
  return <View {...{ window, checked, note }} onCheck={handleCheck} />;
}
