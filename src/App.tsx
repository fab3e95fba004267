import { useEffect } from 'react';
import { Shell } from './shell/Shell';

/** The whole site below its router. */
export function App() {
  useEffect(() => {
    // Tells tests and tools that the page answers to the keyboard now.
    document.documentElement.dataset.ready = '';
  }, []);
  return <Shell />;
}
