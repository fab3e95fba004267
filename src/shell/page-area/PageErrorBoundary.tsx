import { Component, type ReactNode } from 'react';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { actions, stack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { lead } from '../../ui/text.css';
import { PageError } from './lazyPage';
import { PageErrorArt } from './PageErrorArt';

interface State {
  /** What was thrown; nothing while the page is drawn. */
  error?: unknown;
  /** Whether the page's code is asked for again. */
  isWaiting?: boolean;
}

/**
 * Error boundary of the page area: says what failed and offers another try. The shell goes on working (S8-02). A page that
 * arrives late is shown.
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};
  private stop: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? true };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PageError)) return;
    const { progress, subscribe } = error.page;
    const look = () => {
      const { part, error } = progress();
      this.setState(part ? { error: undefined } : { isWaiting: !error });
    };
    this.stop?.();
    this.stop = subscribe(look);
    look();
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  override render() {
    const { error, isWaiting } = this.state;
    if (!error) return this.props.children;
    const retry = error instanceof PageError ? error.page.tryAgain : () => window.location.reload();
    return (
      <Section surface="heather" hasColumns>
        <PageMeta title={loadingTexts.pageFailed} />
        <div className={stack}>
          <h1>{loadingTexts.pageFailed}</h1>
          <p className={lead} role="status">
            {isWaiting ? loadingTexts.panelLoading : loadingTexts.pageFailedLead}
          </p>
          <div className={actions}>
            <Button onClick={retry}>{loadingTexts.tryAgain}</Button>
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
}
