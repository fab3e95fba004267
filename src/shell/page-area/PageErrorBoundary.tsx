import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed';
import { isLoadedPage } from './prerendered';

interface State {
  error?: unknown;
}

/**
 * Error boundary of the page area: shows that the page failed, while the shell goes on working (S8-02). An error of the page
 * that the browser loaded is thrown on, so that its prerendered copy comes back (S1-21).
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? true };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (isLoadedPage()) throw error;
    return <PageFailed onRetry={() => window.location.reload()} />;
  }
}
