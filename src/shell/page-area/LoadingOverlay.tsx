import { useEffect, useState } from 'react';
import { LOADING_OVERLAY_DELAY_MS } from '../../constants';
import { petals } from '../drawings';

/** The placeholder of a page that takes longer than a moment: a full-page overlay, labelled 'Loading' (S2-10, S2-11). */
export function LoadingOverlay() {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setVisible, LOADING_OVERLAY_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);

  if (!isVisible) return null;
  return (
    <div className="loading on-dark" role="status" aria-label="Loading">
      <svg className="spinner" viewBox="0 0 48 48" aria-hidden="true">
        {petals().map((d) => (
          <path key={d} d={d} />
        ))}
        <circle className="ink-sun" cx="24" cy="24" r="12" />
      </svg>
      <p>
        Initializing Firewalls
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
    </div>
  );
}
