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
  // Where the page comes after all, its heading takes the focus: a screen reader then says what has come.
  useEffect(() => () => focusOn(document.querySelector('h1')), []);
  return (
    <Section surface="heather" weight="major" hasColumns>
      <PageMeta title={loadingTexts.pageFailed} />
      <div className={stack}>
        <h1>{loadingTexts.pageFailed}</h1>
        <p className={lead} role="status">
          {isWaiting ? loadingTexts.panelLoading : loadingTexts.pageFailedLead}
        </p>
        <div className={actions}>
          <Button onClick={onRetry}>{loadingTexts.tryAgain}</Button>
          {/* A new document: the router itself may have failed. */}
          <Button href={paths.home} variant="outlined">
            {loadingTexts.goHome}
          </Button>
        </div>
      </div>
      <PageErrorArt />
    </Section>
  );
}
