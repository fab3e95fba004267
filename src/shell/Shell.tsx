import { Suspense, useEffect } from 'react';
import { Floating } from './floating/Floating';
import { Footer } from './footer/Footer';
import { MAIN_ID } from './ids';
import { NavigationBar } from './navigation/NavigationBar';
import { PromotionBar } from './navigation/PromotionBar';
import { PageArea } from './page-area/PageArea';
import { SkipLink } from './SkipLink';

/**
 * Marks the page as hydrated, for tests and tools. React hydrates the footer last, unless the page's own code is late.
 */
function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}

/** The layout shared by every route: bars, page area, footer (S2-03). */
export function Shell() {
  return (
    <>
      <SkipLink />
      <PromotionBar />
      <NavigationBar />
      <main id={MAIN_ID}>
        <PageArea />
      </main>
      <Suspense>
        <Footer />
        <HydrationMarker />
      </Suspense>
      <Floating />
    </>
  );
}
