import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button';
import { stack } from '../../ui/layout.css';
import { PageMeta } from '../../ui/PageMeta';
import { Section } from '../../ui/Section/Section';
import { lead } from '../../ui/text.css';
import { PageLoadError } from './lazyPage';
import { reloadOnce } from './reloadOnce';

interface State {
  hasError: boolean;
}

/** Says that a page could not be loaded or drawn, and offers to try again; the shell goes on working (S8-02). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  // Stryker disable next-line ObjectLiteral: Nothing and false are alike where it is read.
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof PageLoadError) void reloadOnce();
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <Section>
        <PageMeta title="This page did not load" />
        <div className={stack}>
          <h1>This page did not load</h1>
          <p className={lead}>Your connection may have dropped, or the page has changed since you arrived.</p>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </div>
      </Section>
    );
  }
}
