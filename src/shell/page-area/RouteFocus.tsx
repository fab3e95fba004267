import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { focusOn, goToSection } from '../../ui/scrolling';

/** The element a hash points at; none for an empty, unknown or malformed one. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

interface RouteFocusProps {
  /** Location of the shown page. */
  location: Location;
  /** Location of the previous page. */
  previous: RefObject<Location>;
  /** Live region that announces the title. */
  announcement: RefObject<HTMLElement | null>;
}

/**
 * Treats a change of route like a page load: scrolls to the top (S2-06) or to the target of the hash, moves the focus to the
 * main heading or the target's, and announces the title. A hash on the same page leads to its target too. The component is
 * in the page's Suspense boundary, so its effects wait for the page.
 */
export function RouteFocus({ location, previous, announcement }: RouteFocusProps) {
  const isHistoryMove = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    if (previous.current.pathname === location.pathname) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location, previous]);

  useEffect(() => {
    if (previous.current === location) return;
    const isSamePage = previous.current.pathname === location.pathname;
    previous.current = location;
    const target = hashTarget(location.hash);
    if (isSamePage) {
      // The browser restores the scroll position by itself.
      if (target && !isHistoryMove) goToSection(target);
      return;
    }
    if (announcement.current) announcement.current.textContent = document.title;
    if (target) goToSection(target, 'instant');
    else focusOn(document.querySelector('h1'));
  }, [location, previous, announcement, isHistoryMove]);

  return null;
}
