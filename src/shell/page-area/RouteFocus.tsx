import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';

/** The element a hash points at; none for an empty, unknown or malformed one. */
function hashTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

interface RouteFocusProps {
  /** Of the page beside it. */
  location: Location;
  /** Of the page before. */
  previous: RefObject<Location>;
  /** Where the title is announced. */
  announcement: RefObject<HTMLElement | null>;
}

/**
 * What a browser does on a page load, done for a change of route: scroll to the top at once (S2-06), or to the target of
 * the hash; move the focus to the main heading; and announce the new title. It stands beside the page in its Suspense
 * boundary, and so does nothing before the page is there.
 */
export function RouteFocus({ location, previous, announcement }: RouteFocusProps) {
  useLayoutEffect(() => {
    if (previous.current.pathname === location.pathname) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location, previous]);

  useEffect(() => {
    if (previous.current.pathname === location.pathname) return;
    previous.current = location;
    if (announcement.current) announcement.current.textContent = document.title;
    const target = hashTarget(location.hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [location, previous, announcement]);

  return null;
}
