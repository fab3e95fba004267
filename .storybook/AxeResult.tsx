import axe from 'axe-core';
import { useEffect, useState } from 'react';

/** Where the page's stories are drawn. */
const STORIES = '.sb-story';

/** What axe says of the stories on this page, as they stand here. */
export function AxeResult() {
  const [words, setWords] = useState('Asking axe…');
  useEffect(() => {
    // The stories below are drawn one after another.
    const timer = setTimeout(async () => {
      const { violations, passes } = await axe.run({ include: [STORIES] }, { rules: { region: { enabled: false } } });
      const found = violations.map(({ id, nodes }) => `${id} (${nodes.length})`).join(', ');
      setWords(`${violations.length === 0 ? 'No findings' : `Found: ${found}`}; ${passes.length} rules passed.`);
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
  return <p>{words}</p>;
}
