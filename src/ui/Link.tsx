import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of this site, with an optional query or hash. */
  to: string;
  /** Whether it marks the current page with `aria-current`. */
  marksCurrentPage?: boolean;
}

/**
 * A link to a page of this site, handled by the router. Modified clicks open a tab as usual.
 * React Router's own Link also brings prefetching code, which `usePrefetch` replaces.
 */
export function Link({ to, marksCurrentPage = false, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const isCurrent = useLocation().pathname === to && marksCurrentPage;
  return (
    <a
      {...props}
      {...(isCurrent && { 'aria-current': 'page' })}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
