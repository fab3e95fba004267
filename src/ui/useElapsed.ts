import { useEffect, useState } from 'react';

/** `true` once the component has been mounted for `ms` milliseconds. */
export function useElapsed(ms: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAfter, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}
