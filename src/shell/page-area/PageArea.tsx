import { Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { visuallyHidden } from '../../ui/text.css';
import { Alias } from './Alias';
import { LoadingOverlay } from './LoadingOverlay';
import { PageErrorBoundary } from './PageErrorBoundary';
import { LinkHandover } from './preHydrationLinks';
import { RouteFocus } from './RouteFocus';
import { aliasedPath, loadShownPage, routes } from './routes';
import { usePrefetch } from './usePrefetch';
import { useViewRecord } from './useViewRecord';

/**
 * The page of the current route. The previous page stays in view until the next one's chunk has arrived. The loading overlay
 * covers it after a moment (S2-05, S2-11).
 */
export function PageArea() {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  // A change of only the query or hash stays on the page, so nothing has to be fetched.
  const shown = deferred.pathname === location.pathname ? location : deferred;
  const page = useRoutes(routes, shown);
  const alias = aliasedPath(location.pathname);
  const previous = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);
  // A layout effect, so that a page that failed before is fetched again before it is drawn.
  useLayoutEffect(() => void loadShownPage(location.pathname), [location.pathname]);
  useViewRecord(shown);
  usePrefetch();

  return (
    <>
      {/* One boundary for all routes: a new one would show its placeholder at once instead of the previous page. */}
      <Suspense fallback={<LoadingOverlay />}>
        <PageErrorBoundary key={shown.pathname}>{page}</PageErrorBoundary>
        <LinkHandover />
        <RouteFocus location={shown} previous={previous} announcement={announcement} />
      </Suspense>
      {/* An alias redirects at once; the previous page stays in view until the listed one has loaded. */}
      {shown !== location && (alias ? <Alias to={alias} /> : <LoadingOverlay />)}
      <p ref={announcement} className={visuallyHidden} aria-live="polite" data-testid="route-announcement" />
    </>
  );
}
