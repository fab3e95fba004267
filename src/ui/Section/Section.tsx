import { type ReactNode, Suspense } from 'react';
import { wrap } from '../layout.css';
import * as styles from './Section.css';

interface SectionProps {
  /** The band's surface; paper where there is none. */
  surface?: keyof typeof styles.surfaces;
  /** Its parts side by side where there is room. */
  hasColumns?: boolean;
  /** For a section with a layout of its own: of the band, and of the column inside. */
  className?: string;
  wrapClassName?: string;
  id?: string;
  children: ReactNode;
}

/**
 * One horizontal band of a page: it owns the surface, the width and the space above and below.
 * Its Suspense boundary lets React hydrate each band in a task of its own, so that none blocks a tap for long.
 */
export function Section({ surface, hasColumns, className, wrapClassName, id, children }: SectionProps) {
  const band = [styles.section, surface && styles.surfaces[surface], className];
  const column = [wrap, hasColumns && styles.columns, wrapClassName];
  return (
    <section className={band.filter(Boolean).join(' ')} id={id}>
      <Suspense>
        <div className={column.filter(Boolean).join(' ')}>{children}</div>
      </Suspense>
    </section>
  );
}
