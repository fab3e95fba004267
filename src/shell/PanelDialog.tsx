import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface PanelDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel that slides in over the page on a phone: a native modal dialog, so the page behind is inert, Escape closes it,
 * the focus stays inside and goes back to the opening button (S2-40, S2-43).
 */
export function PanelDialog({ label, onClose, children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The panel's code may still be on its way: a control of the placeholder would go, and the focus with it.
    element?.focus();
    // Closing before the element goes is what gives the focus back.
    return () => element?.close();
  }, []);

  function handleClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, and the dialog brings it.
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="panel-dialog"
      aria-label={label}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className="panel-body">{children}</div>
    </dialog>
  );
}
