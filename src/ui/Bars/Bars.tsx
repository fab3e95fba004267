import type { ReactNode } from 'react';
import * as styles from './Bars.css';

export interface Bar {
  /** Shares of the scale, from 0 to 1. */
  from: number;
  to: number;
  look?: keyof typeof styles.look;
}

interface BarsProps {
  bars: readonly Bar[];
  /** In px. */
  height?: number;
  /** Distance of the bars from the top, in px, for marks over them. */
  top?: number;
  /** Further SVG marks; `percent` gives their places. */
  children?: ReactNode;
}

/** A share of a scale as an SVG length. */
export const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`;

/** Stretches of time or amounts as bars on one line, in the colours of the closest `data-family`. Decoration: words stand beside it. */
export function Bars({ bars, height = 10, top = 0, children }: BarsProps) {
  return (
    <svg className={styles.bars} height={top + height} aria-hidden="true">
      {children}
      {bars.map(({ from, to, look = 'strong' }) => (
        <rect
          key={`${look} ${from} ${to}`}
          className={styles.look[look]}
          x={percent(from)}
          y={top}
          width={percent(Math.max(to - from, 0.004))}
          height={height}
          rx={Math.min(height / 2, 5)}
        />
      ))}
    </svg>
  );
}
