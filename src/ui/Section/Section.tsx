import { type ReactNode, Suspense } from 'react';
import { container } from '../layout.css';
import * as styles from './Section.css';

export interface SectionProps {
  /** Surface of the band; paper by default. */
  surface?: keyof typeof styles.surfaces | undefined;
  /** Space round the band and size of its heading: `minor` (default) or `major` (docs/design.md). */
  weight?: keyof typeof styles.weights;
  /** Lays the children out in two columns on wide screens. */
  hasColumns?: boolean;
  /** Class of the band. */
  className?: string;
  /** Class of the column inside. */
  wrapClassName?: string;
  id?: string;
  children: ReactNode;
}

/**
 * A horizontal band of a page, with its surface, width and padding.
 * Its Suspense boundary lets React hydrate each band in a task of its own, so that taps are not blocked.
 */
export function Section({
  surface,
  weight = 'minor',
  hasColumns,
  className,
  wrapClassName,
  id,
  children,
}: SectionProps) {
  const band = [styles.section, surface && styles.surfaces[surface], styles.weights[weight], className];
  const column = [container, hasColumns && styles.columns, wrapClassName];
  return (
    <section className={band.filter(Boolean).join(' ')} id={id}>
      <Suspense>
        <div className={column.filter(Boolean).join(' ')}>{children}</div>
      </Suspense>
    </section>
  );
}
