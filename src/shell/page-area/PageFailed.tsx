import { Component, type ReactNode, useEffect, useTransition } from 'react';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { actions, stack } from '../../ui/layout.css';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section/Section';
import { focusOn } from '../../ui/scrolling';
import { leadText } from '../../ui/text.css';
import { isLoadedPage } from './prerendered';

/** Replaces a page that failed: says so and offers another try, and says so while `onRetry` fetches the page again (S8-02). */
export function PageFailed({ onRetry }: { onRetry: (() => Promise<void> | void) | undefined }) {
  const [isWaiting, startRetry] = useTransition();
  // If the page loads after all, its heading takes the focus, so that a screen reader reads it.
  useEffect(() => () => focusOn(document.querySelector('h1')), []);
  return (
    <Section surface="heather" weight="major">
      <PageTitle title={loadingTexts.pageFailed} />
      <div className={stack}>
        <h1>{loadingTexts.pageFailed}</h1>
        <p className={leadText} role="status">
          {isWaiting ? loadingTexts.panelLoading : loadingTexts.pageFailedLead}
        </p>
        <div className={actions}>
          <Button onClick={() => startRetry(async () => onRetry?.())}>{loadingTexts.tryAgain}</Button>
          {/* A plain link, so that the browser loads the page: the router itself may have failed. */}
          <Button href={paths.home} variant="outlined">
            {loadingTexts.goHome}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/**
 * Error boundary of the page area: shows that the page failed, while the shell goes on working (S8-02). An error of the page
 * that the browser loaded is thrown on, so that its prerendered copy comes back (S1-21).
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? true });
  override state = { error: undefined as unknown };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (isLoadedPage()) throw error;
    return <PageFailed onRetry={() => window.location.reload()} />;
  }
}
