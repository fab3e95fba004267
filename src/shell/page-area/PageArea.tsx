import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Hydrated } from '../../client/preHydrationLinks';
import { useLocation, useNavigate } from '../../router';
import { visuallyHidden } from '../../ui/text.css';
import { LoadingOverlay } from './LoadingOverlay';
import { PageErrorBoundary } from './PageErrorBoundary';
import { RouteFocus } from './RouteFocus';
import { listedPath, pageAt } from './routes';
import { usePrefetch } from './usePrefetch';
import { useViewRecord } from './useViewRecord';

/**
 * The page of the current route. The previous page stays in view until the next one's chunk has arrived. The loading overlay
 * covers it after a moment (S2-05, S2-11).
 */
export function PageArea() {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const navigate = useNavigate();
  const previous = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);
  useViewRecord(shown);
  usePrefetch();

  // The one spelling of an address (S2-02). The page is the same under both.
  useEffect(() => {
    const spelling = listedPath(location.pathname) ?? location.pathname;
    if (spelling !== location.pathname) navigate(spelling + location.search + location.hash, { replace: true });
  }, [location, navigate]);

  return (
    <>
      {/* One boundary for all routes: a new one would show its placeholder at once instead of the previous page. */}
      <Suspense fallback={<LoadingOverlay />}>
        <PageErrorBoundary key={shown.pathname}>{pageAt(shown.pathname)}</PageErrorBoundary>
        <Hydrated />
        <RouteFocus location={shown} previous={previous} announcement={announcement} />
      </Suspense>
      {shown !== location && <LoadingOverlay />}
      <p ref={announcement} className={visuallyHidden} aria-live="polite" data-testid="route-announcement" />
    </>
  );
}
