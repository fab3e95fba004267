import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { LOADING_OVERLAY_DELAY_MS } from '../../constants';
import { visuallyHidden } from '../../ui/text.css';
import { useElapsed } from '../../ui/useElapsed';
import * as styles from './LoadingOverlay.css';

/**
 * Placeholder of a page that takes longer than a moment: a full-page overlay, labelled 'Loading' (S2-10, S2-11). Until
 * then it is an empty status: screen readers announce text that is added to an existing one.
 */
export function LoadingOverlay() {
  const isSlow = useElapsed(LOADING_OVERLAY_DELAY_MS);
  if (!isSlow) return <div role="status" />;
  return (
    <div className={styles.overlay} role="status" aria-label={loadingTexts.overlayName}>
      <span className={visuallyHidden}>{loadingTexts.overlayName}</span>
      <svg className={styles.spinner} viewBox="0 0 4 4" aria-hidden="true">
        <circle cx="2" cy="2" r="1.6" pathLength="12" opacity=".3" />
        <path d="M2 .4A1.6 1.6 0 0 1 3.6 2" pathLength="3" />
        <circle className={styles.sun} cx="2" cy="2" r="1" />
      </svg>
      <p className={styles.message} aria-hidden="true">
        {loadingTexts.overlay}
        <i className={styles.dot}>.</i>
        <i className={styles.dot}>.</i>
        <i className={styles.dot}>.</i>
      </p>
    </div>
  );
}
