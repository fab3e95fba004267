import { useEffect, useState } from 'react';
import { madeMotif } from '../../madeMotif';
import { FIRST_PROGRAM, motifOf, type Name, type Program, programOf } from './grow';

/**
 * The lesson's program, and what a press changed in it. Its motif is kept for the visit, and comes back with the
 * lesson (S1-92).
 */
export function useProgram() {
  const [program, setProgram] = useState(FIRST_PROGRAM);
  const [changed, setChanged] = useState<Name>();
  // Changing needs a script.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setProgram((first) => programOf(madeMotif.get()) ?? first);
    setReady(true);
  }, []);
  function change(name: Name, value: Program[Name]) {
    if (program[name] === value) return;
    const next = { ...program, [name]: value };
    setProgram(next);
    madeMotif.set(motifOf(next));
    setChanged(name);
  }
  return { program, changed, isReady, change };
}
