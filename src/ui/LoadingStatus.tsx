import type { ReactNode } from 'react';
import * as loadingTexts from '../catalogue/interface/loading.yaml';
import { LOADING_OVERLAY_DELAY_MS } from '../constants';
import { Button } from './Button/Button';
import { type LazyPart, useLazyPart } from './lazyPart';
import { useElapsed } from './useElapsed';

interface LoadingStatusProps {
  part: LazyPart<unknown>;
  className?: string;
  /** Stands there until the part takes longer than a moment. */
  before?: string;
  /** Another way, where the part failed. */
  children?: ReactNode;
}

/** Stands where a part will be: says that it is on its way, or that it failed, and then offers another try (S8-02). */
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
