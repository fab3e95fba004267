import { programmePaths } from 'virtual:catalogue/shell';
import {
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router-dom';
import { recordView } from '../../services/analytics';
import { focusOn, goToSection } from '../../ui/scrolling';
import { visuallyHidden } from '../../ui/text.css';
import { LoadingOverlay } from './LoadingOverlay';
import { routeLinks } from './links';
import { PageErrorBoundary, PageFailed } from './PageFailed';
import { reloadOnce } from './reloadOnce';
import { decoded, listedPath, pageAt, routes } from './routes';

/** The router's location with its listed path. Another spelling is replaced in the address; query and hash stay (S2-02). */
function useListedLocation(): Location {
  const location = useLocation();
  const navigate = useNavigate();
  const pathname = listedPath(location.pathname) ?? location.pathname;
  const listed = useMemo(() => ({ ...location, pathname }), [location, pathname]);
  useEffect(() => {
    if (location.pathname !== pathname) void navigate(listed, { replace: true, state: listed.state });
  }, [location, pathname, listed, navigate]);
  return listed;
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
function RouteFocus({ location, previous, announcement }: RouteFocusProps) {
  const isHistoryMove = useNavigationType() === 'POP';

  // From here on the page is hydrated.
  useEffect(routeLinks, []);

  useLayoutEffect(() => {
    if (previous.current.pathname === location.pathname) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location, previous]);

  useEffect(() => {
    if (previous.current === location) return;
    const isSamePage = previous.current.pathname === location.pathname;
    previous.current = location;
    const target = document.getElementById(decoded(location.hash.slice(1)));
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

/**
 * The page of the current route. The previous page stays in view until the next one's chunk has arrived. The loading overlay
 * covers it after a moment (S2-05, S2-11). A page that fails, or takes too long, is replaced by a message that says so; it
 * replaces the message as soon as its code has come (S8-02).
 */
export function PageArea() {
  const location = useListedLocation();
  const deferred = useDeferredValue(location);
  // A change of only the query or hash stays on the page, so nothing has to be fetched.
  const shown = deferred.pathname === location.pathname ? location : deferred;
  const isAwaited = shown !== location;
  const page = useRoutes(routes, shown);
  const code = pageAt(location.pathname);
  const previous = useRef(location);
  const [failed, setFailed] = useState<Location>();
  const hasFailed = isAwaited && failed === location;
  const announcement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void code?.load().then(() => {
      const { error } = code.progress();
      // The page that the browser loaded can be read without its code: no failure removes it (S1-21).
      if (error && previous.current !== location) setFailed(location);
      // After a release the host may lack the old chunks.
      if (error?.cause) void reloadOnce();
    });
  }, [code, location]);
  // A change of only the query is no other page (S7-03, S7-04): the planner changes it at each press.
  const { pathname, search } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies(search): The query with which the page was opened counts.
  useEffect(
    () => recordView({ pathname, search }, programmePaths.includes(pathname) ? 'programme' : 'page'),
    [pathname],
  );

  return (
    <>
      {/* One boundary for all routes: a new one would show its placeholder at once instead of the previous page. */}
      <Suspense fallback={<LoadingOverlay />}>
        {hasFailed ? (
          <PageFailed onRetry={code?.tryAgain} />
        ) : (
          <PageErrorBoundary key={shown.pathname}>{page}</PageErrorBoundary>
        )}
        <RouteFocus location={hasFailed ? location : shown} previous={previous} announcement={announcement} />
      </Suspense>
      {isAwaited && !hasFailed && <LoadingOverlay />}
      <p ref={announcement} className={visuallyHidden} aria-live="polite" data-testid="route-announcement" />
    </>
  );
}
