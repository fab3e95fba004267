import type { ReactNode } from 'react';
import * as loadingTexts from '../catalogue/interface/loading.yaml';
import { LOADING_OVERLAY_DELAY_MS } from '../constants';
import { Button } from './Button/Button';
import { type LazyPart, useLazyPart } from './lazyPart';
import { useElapsed } from './useElapsed';

interface LoadingStatusProps {
  part: LazyPart<unknown>;
  className?: string;
  /** Text of the first moment, before the loading message. */
  before?: string;
  /** Shown beside the error, such as a link to another way. */
  children?: ReactNode;
}

/** Placeholder of a lazy part: says that it is loading, or that it failed, and then offers another try (S8-02). */
export function LoadingStatus({ part, className, before, children }: LoadingStatusProps) {
  const { error } = useLazyPart(part);
  const isSlow = useElapsed(LOADING_OVERLAY_DELAY_MS);
  return (
    <p className={className} role="status">
      {error ? (
        <>
          {`${loadingTexts.panelFailed} `}
          <Button size="small" variant="outlined" onClick={part.tryAgain}>
            {loadingTexts.tryAgain}
          </Button>{' '}
          {children}
        </>
      ) : isSlow ? (
        loadingTexts.panelLoading
      ) : (
        before
      )}
    </p>
  );
}
