import type { MouseEvent, ReactNode } from 'react';
import * as styles from './PanelDialog.css';

interface PanelDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A ref: opens the dialog as soon as it is there. */
function openModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  // The panel's code may still be on its way: a control of the placeholder would go, and the focus with it.
  dialog.focus();
  // Closing before the element goes is what gives the focus back.
  return () => dialog.close();
}

/**
 * A panel that slides in over the page on a phone: a native modal dialog, so the page behind is inert, Escape closes it,
 * the focus stays inside and goes back to the opening button (S2-40, S2-43).
 */
export function PanelDialog({ label, onClose, children }: PanelDialogProps) {
  function handleClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, and the dialog brings it.
    <dialog
      ref={openModal}
      tabIndex={-1}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
