import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { visuallyHidden } from '../../ui/text.css';

/** The element a hash points at; none for an empty, unknown or malformed one. */
function hashTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * What a browser does on a page load, done for a change of route: scroll to the top at once (S2-06), or to the target of
 * the hash; move the focus to the main heading; and announce the new title.
 */
export function RouteFocus({ location }: { location: Location }) {
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(location);

  useLayoutEffect(() => {
    if (previous.current.pathname === location.pathname) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location]);

  useEffect(() => {
    if (previous.current.pathname === location.pathname) return;
    previous.current = location;
    setAnnouncement(document.title);
    const target = hashTarget(location.hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [location]);

  return (
    <p className={visuallyHidden} aria-live="polite" data-testid="route-announcement">
      {announcement}
    </p>
  );
}
