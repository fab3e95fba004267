import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with a query or a hash where it has one. */
  to: string;
  /** Whether it says that it is the current page where it is. */
  isMarked?: boolean;
}

/**
 * A link to a page of this site, followed without loading a document; an ordinary one where the visitor asks for a tab of
 * its own. React Router's own brings along what fetches ahead, which `usePrefetch` does.
 */
export function Link({ to, isMarked = false, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const isCurrent = useLocation().pathname === to && isMarked;
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
