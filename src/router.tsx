/**
 * The address as React state, over the browser's History API. Pages are a table of exact paths (`src/shell/page-area/routes.ts`), so
 * nothing here matches patterns. docs/decisions/0011 says why this is no library.
 */
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useState } from 'react';

export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** Whether the browser led here, by Back, Forward or the first load. The browser then scrolls by itself. */
  isReturn: boolean;
}

/**
 * Goes to `to`, a path of this site with an optional query and hash. `replace` leaves no entry for Back, and so does the
 * address where the site is, as with a browser's own links.
 */
type Navigate = (to: string, options?: { replace?: boolean }) => void;

const CurrentLocation = createContext<Location | undefined>(undefined);
// Apart from the location: a link needs no render when the address changes.
const CurrentNavigate = createContext<Navigate | undefined>(undefined);

function required<T>(value: T | undefined): T {
  if (!value) throw new Error('A link or a page is drawn outside <Router> of src/router.tsx.');
  return value;
}

function parse(address: string, isReturn: boolean): Location {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  return { pathname, search, hash, isReturn };
}

/**
 * Gives the address to what it holds. With `at` it begins there and stays in memory, as the build, stories and tests need it;
 * otherwise it is the browser's.
 */
export function Router({ at, children }: { at?: string; children?: ReactNode }) {
  const [location, setLocation] = useState(() => parse(at ?? window.location.href, true));
  const isBrowser = at === undefined;

  useLayoutEffect(() => {
    if (!isBrowser) return;
    const handlePopState = () => setLocation(parse(window.location.href, true));
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [isBrowser]);

  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      if (isBrowser) {
        const isHere = new URL(to, window.location.href).href === window.location.href;
        window.history[replace || isHere ? 'replaceState' : 'pushState'](null, '', to);
      }
      setLocation(parse(to, false));
    },
    [isBrowser],
  );

  return (
    <CurrentNavigate value={navigate}>
      <CurrentLocation value={location}>{children}</CurrentLocation>
    </CurrentNavigate>
  );
}

/** Where the site is. A new object for each navigation, also to the same address. Throws outside a `Router`. */
export function useLocation(): Location {
  return required(use(CurrentLocation));
}

/** The function that changes the page. It stays the same for as long as its `Router`, and throws outside one. */
export function useNavigate(): Navigate {
  return required(use(CurrentNavigate));
}
