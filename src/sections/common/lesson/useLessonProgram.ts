import { useEffect, useState } from 'react';
import { madeMotif } from '../../../ui/motif/madeMotif';
import { useHydrated } from '../../../ui/useHydrated';
import { FIRST_PROGRAM, type LessonProgram, lessonProgramOf, motifOf, type Name } from './grow';

/**
 * The lesson's program, and what a press changed in it. Its motif is kept for the visit, and comes back with the
 * lesson (S1-92).
 */
export function useLessonProgram() {
  const [program, setProgram] = useState(FIRST_PROGRAM);
  const [changed, setChanged] = useState<Name>();
  // The prerendered controls do nothing until then.
  const isHydrated = useHydrated();
  useEffect(() => setProgram((first) => lessonProgramOf(madeMotif.get()) ?? first), []);
  function change(name: Name, value: LessonProgram[Name]) {
    if (program[name] === value) return;
    const next = { ...program, [name]: value };
    setProgram(next);
    madeMotif.set(motifOf(next));
    setChanged(name);
  }
  return { program, changed, isHydrated, change };
}
