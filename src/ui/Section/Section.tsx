import { type ReactNode, Suspense } from 'react';

interface SectionProps {
  /** Extra class names: the band's ground (`sand`, `deep on-dark`) or the section's own layout. */
  className?: string;
  id?: string;
  children: ReactNode;
}

/**
 * One horizontal band of a page: it owns the ground, the width and the space above and below.
 * Its Suspense boundary lets React hydrate each band in a task of its own, so that none blocks a tap for long.
 */
export function Section({ className = '', id, children }: SectionProps) {
  return (
    <section className={`section ${className}`} id={id}>
      <Suspense>
        <div className="wrap">{children}</div>
      </Suspense>
    </section>
  );
}
