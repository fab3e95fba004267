import { type ComponentProps, type MouseEvent, useCallback, useRef } from 'react';
import { focusInPlace } from '../../ui/scrolling';
import { useHydrated } from '../../ui/useHydrated';

interface HydratedButtonProps extends ComponentProps<'button'> {
  /** Where the link leads. */
  href: string;
  /** The link's class, where it has another. */
  linkClass?: string;
}

/**
 * A button. Until hydration a link of its size and name stands in its place, whatever stopped the scripts. The button takes
 * over the link's focus.
 */
export function HydratedButton({ href, linkClass, children, ...button }: HydratedButtonProps) {
  const isHydrated = useHydrated();
  const hadFocus = useRef(false);
  const linkRef = useCallback(
    (link: HTMLAnchorElement) => () => {
      hadFocus.current = link === document.activeElement;
    },
    [],
  );
  const buttonRef = useCallback((element: HTMLButtonElement | null) => {
    if (hadFocus.current) focusInPlace(element);
    hadFocus.current = false;
  }, []);

  if (isHydrated) {
    return (
      <button {...button} ref={buttonRef} type="button">
        {children}
      </button>
    );
  }
  return (
    <a ref={linkRef} className={linkClass ?? button.className} href={href} aria-label={button['aria-label']}>
      {children}
    </a>
  );
}

interface PanelButtonProps extends HydratedButtonProps {
  /** Fetches the panel's code, as soon as a press is likely. */
  load: () => void;
  onOpen: () => void;
}

/** A button that opens a panel. */
export function PanelButton({ load, onOpen, ...button }: PanelButtonProps) {
  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari does not focus a clicked button, and the panel returns the focus to it.
    focusInPlace(currentTarget);
    load();
    onOpen();
  }
  return <HydratedButton {...button} onPointerEnter={load} onFocus={load} onTouchStart={load} onClick={handleClick} />;
}
