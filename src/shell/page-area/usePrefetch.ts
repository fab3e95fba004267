import { useEffect } from 'react';
import { loadPage } from './routes';
import { siteLink } from './siteLink';

/** Fetches a page's chunk when its link is hovered, focused or touched. Never for a visitor who saves data. */
export function usePrefetch(): void {
  useEffect(() => {
    function handleIntent(event: Event) {
      const link = siteLink(event);
      if (!link || navigator.connection?.saveData) return;
      void loadPage(link.pathname);
    }
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, handleIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, handleIntent);
    };
  }, []);
}
