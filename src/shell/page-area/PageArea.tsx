import { programmePaths } from 'virtual:catalogue/shell';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { recordView } from '../../services/analytics';
import { visuallyHidden } from '../../ui/text.css';
import { LoadingOverlay } from './LoadingOverlay';
import { LinkHandover, usePrefetch } from './links';
import { PageErrorBoundary, PageFailed } from './PageFailed';
import { RouteFocus } from './RouteFocus';
import { reloadOnce } from './reloadOnce';
import { listedPath, pageAt, routes } from './routes';

/** The router's location with its listed path. Another spelling is replaced in the address; query and hash stay (S2-02). */
function useListedLocation(): Location {
  const location = useLocation();
  const navigate = useNavigate();
  const pathname = listedPath(location.pathname) ?? location.pathname;
  const isListed = pathname === location.pathname;
  const listed = useMemo(() => (isListed ? location : { ...location, pathname }), [isListed, location, pathname]);
  useEffect(() => {
    if (!isListed) void navigate(listed, { replace: true, state: listed.state });
  }, [isListed, listed, navigate]);
  return listed;
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
  usePrefetch();

  return (
    <>
      {/* One boundary for all routes: a new one would show its placeholder at once instead of the previous page. */}
      <Suspense fallback={<LoadingOverlay />}>
        {hasFailed ? (
          <PageFailed onRetry={code?.tryAgain} />
        ) : (
          <PageErrorBoundary key={shown.pathname}>{page}</PageErrorBoundary>
        )}
        <LinkHandover />
        <RouteFocus location={hasFailed ? location : shown} previous={previous} announcement={announcement} />
      </Suspense>
      {isAwaited && !hasFailed && <LoadingOverlay />}
      <p ref={announcement} className={visuallyHidden} aria-live="polite" data-testid="route-announcement" />
    </>
  );
}
