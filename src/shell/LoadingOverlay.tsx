import { useEffect, useState } from 'react';
import { LOADING_OVERLAY_DELAY_MS } from '../constants';

/** The twelve petals, clockwise from the top: row, column, and which way the leaf leans. */
const RING = [
  [0, 1, 'b'],
  [0, 2, 'a'],
  [0, 3, 'a'],
  [1, 3, 'a'],
  [2, 3, 'b'],
  [3, 3, 'b'],
  [3, 2, 'b'],
  [3, 1, 'a'],
  [3, 0, 'a'],
  [2, 0, 'a'],
  [1, 0, 'b'],
  [0, 0, 'b'],
] as const;

function petal(row: number, column: number, lean: 'a' | 'b') {
  const left = column * 12;
  const top = row * 12;
  const [from, to] = lean === 'a' ? [left, left + 12] : [left + 12, left];
  return `M${from} ${top}A12 12 0 0 1 ${to} ${top + 12}A12 12 0 0 1 ${from} ${top}Z`;
}

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
        {RING.map(([row, column, lean]) => (
          <path key={`${row}${column}`} d={petal(row, column, lean)} />
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
