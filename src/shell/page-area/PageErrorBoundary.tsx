import { Component, type ReactNode } from 'react';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { actions, stack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { lead } from '../../ui/text.css';
import { PageErrorArt } from './PageErrorArt';

interface State {
  hasError: boolean;
}

/** Error boundary of the page area: says what failed and offers a retry. The shell goes on working (S8-02). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  // Stryker disable next-line ObjectLiteral: Nothing and false are alike where it is read.
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
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
