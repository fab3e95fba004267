import type { AnchorHTMLAttributes } from 'react';
import { useNavigate } from '../router';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of this site, with an optional query or hash. */
  to: string;
}

/** A link to a page of this site, shown without a new document. Modified clicks open a tab or a window as usual. */
export function Link({ to, onClick, ...props }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        if (event.defaultPrevented || event.button !== 0 || isModified) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
