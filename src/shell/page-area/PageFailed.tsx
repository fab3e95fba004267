import { useEffect } from 'react';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { actions, stack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { focusOn } from '../../ui/scrolling';
import { lead } from '../../ui/text.css';
import { PageErrorArt } from './PageErrorArt';

interface PageFailedProps {
  /** Whether the page is on its way again. */
  isWaiting?: boolean;
  onRetry: () => void;
}

/** Stands in the place of a page that failed: says so and offers another try (S8-02). */
export function PageFailed({ isWaiting, onRetry }: PageFailedProps) {
  // The page that comes in its place by itself is told of by its heading.
  useEffect(() => () => focusOn(document.querySelector('h1')), []);
  return (
    <Section surface="heather" hasColumns>
      <PageMeta title={loadingTexts.pageFailed} />
      <div className={stack}>
        <h1>{loadingTexts.pageFailed}</h1>
        <p className={lead} role="status">
          {isWaiting ? loadingTexts.panelLoading : loadingTexts.pageFailedLead}
        </p>
        <div className={actions}>
          <Button onClick={onRetry}>{loadingTexts.tryAgain}</Button>
          {/* Not a route: what is broken here may be the way there. */}
          <Button href={paths.home} variant="outlined">
            {loadingTexts.goHome}
          </Button>
        </div>
      </div>
      <PageErrorArt />
    </Section>
  );
}
