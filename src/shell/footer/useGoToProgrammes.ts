import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_SCROLL_DELAY_MS } from '../../constants';
import { paths } from '../../paths';
import { goToSection } from '../../ui/scrolling';
import type { ProgrammeFilter } from '../../ui/useRequestedFilter';

const PROGRAMMES_ID = 'programs';

/** Calls `found` once the programmes section is in the page. Returns a function that stops waiting. */
function whenPresent(found: (section: HTMLElement) => void): () => void {
  const observer = new MutationObserver(check);
  function check() {
    const section = document.getElementById(PROGRAMMES_ID);
    if (!section) return;
    observer.disconnect();
    found(section);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/**
 * Scrolls to the home page's programmes and sets their filter (S2-76, S2-79).
 * From another page it navigates home and scrolls after the delay, or later once the section is there (S2-77).
 */
export function useGoToProgrammes(): (filter: ProgrammeFilter) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stop = useRef(() => {});

  useEffect(() => {
    if (pathname !== paths.home) return;
    // Leaving the home page cancels the scroll.
    return () => stop.current();
  }, [pathname]);

  return (filter) => {
    stop.current();
    // The filter renders before the scroll: Firefox and WebKit stop scrolling when the page shrinks.
    // The address must be exactly the home page's (S2-77), so the filter is in the history entry's state.
    flushSync(() => navigate(paths.home, { state: { kind: filter } }));
    const scroll = () => {
      stop.current = whenPresent(goToSection);
    };
    if (pathname === paths.home) return scroll();
    const timer = setTimeout(scroll, HOME_SCROLL_DELAY_MS);
    stop.current = () => clearTimeout(timer);
  };
}
