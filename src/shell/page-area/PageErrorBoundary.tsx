import { Component, type ReactNode } from 'react';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { isPrerendered } from '../../client/prerendered';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { actions, stack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { lead } from '../../ui/text.css';
import { PageErrorArt } from './PageErrorArt';

interface State {
  error?: unknown;
}

/**
 * Error boundary of the page area: says what failed and offers a retry. The shell goes on working (S8-02). The page that the
 * document holds comes back instead (S1-21).
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? true };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (isPrerendered()) throw error;
    return (
      <Section surface="heather" hasColumns>
        <PageMeta title={loadingTexts.pageFailed} />
        <div className={stack}>
          <h1>{loadingTexts.pageFailed}</h1>
          <p className={lead}>{loadingTexts.pageFailedLead}</p>
          <div className={actions}>
            <Button onClick={() => window.location.reload()}>{loadingTexts.tryAgain}</Button>
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
