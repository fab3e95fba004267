import { Suspense, useDeferredValue, useRef } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { Hydrated } from '../../client/preHydrationLinks';
import { visuallyHidden } from '../../ui/text.css';
import { LoadingOverlay } from './LoadingOverlay';
import { PageErrorBoundary } from './PageErrorBoundary';
import { RouteFocus } from './RouteFocus';
import { listedPath, routes } from './routes';
import { usePrefetch } from './usePrefetch';
import { useViewRecord } from './useViewRecord';

/**
 * The page of the current route. The previous page stays in view until the next one's chunk has arrived. The loading overlay
 * covers it after a moment (S2-05, S2-11).
 */
export function PageArea() {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const page = useRoutes(routes, shown);
  const spelling = listedPath(location.pathname);
  const previous = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);
  useViewRecord(shown);
  usePrefetch();

  if (spelling !== undefined && spelling !== location.pathname) {
    return <Navigate replace to={{ pathname: spelling, search: location.search, hash: location.hash }} />;
  }
  return (
    <>
      {/* One boundary for all routes: a new one would show its placeholder at once instead of the previous page. */}
      <Suspense fallback={<LoadingOverlay />}>
        <PageErrorBoundary key={shown.pathname}>{page}</PageErrorBoundary>
        <Hydrated />
        <RouteFocus location={shown} previous={previous} announcement={announcement} />
      </Suspense>
      {shown !== location && <LoadingOverlay />}
      <p ref={announcement} className={visuallyHidden} aria-live="polite" data-testid="route-announcement" />
    </>
  );
}
