import type { ComponentProps } from 'react';
import { paths } from '../../paths';
import { useHydrated } from '../../ui/useHydrated';
import { useFocusHandover } from './useFocusHandover';

interface ProgrammesButtonProps extends ComponentProps<'button'> {
  /** The link's class, where it has another. */
  linkClass?: string;
}

/** A button. Until hydration a link to the home page's programmes stands in its place, with its size. */
export function ProgrammesButton({ linkClass, children, ...button }: ProgrammesButtonProps) {
  const isHydrated = useHydrated();
  const { linkRef, buttonRef } = useFocusHandover();
  return isHydrated ? (
    <button {...button} ref={buttonRef} type="button">
      {children}
    </button>
  ) : (
    <a ref={linkRef} className={linkClass ?? button.className} href={paths.programmes}>
      {children}
    </a>
  );
}
