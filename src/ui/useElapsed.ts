import { useEffect, useState } from 'react';

/** Whether the component has been there for `ms`. */
export function useElapsed(ms: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAfter, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}
