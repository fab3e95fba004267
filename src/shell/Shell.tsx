import { Suspense, useEffect } from 'react';
import { Floating } from './Floating';
import { Footer } from './Footer';
import { NavigationBar } from './NavigationBar';
import { PageArea } from './PageArea';
import { PromotionBar } from './PromotionBar';
import { MAIN_ID, SkipLink } from './SkipLink';

/** Tells tests and tools that the page answers to the keyboard, its footer too, which React takes over last. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}

/** The shared layout of every route: bars, page area, footer (S2-03). */
export function Shell() {
  return (
    <>
      <SkipLink />
      <PromotionBar />
      <NavigationBar />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageArea />
      </main>
      <Suspense>
        <Footer />
        <Ready />
      </Suspense>
      <Floating />
    </>
  );
}
