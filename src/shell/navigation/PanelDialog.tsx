import { type MouseEvent, type ReactNode, useRef } from 'react';
import * as styles from './PanelDialog.css';

interface PanelDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Ref callback: opens the dialog when it is mounted. */
function openModal(dialog: HTMLDialogElement) {
  // Without `showModal` the dialog opens in the page and is not modal.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  // The dialog itself takes the focus: a control of the placeholder may disappear with it.
  dialog.focus();
  // Closing before unmounting returns the focus.
  return () => dialog.close?.();
}

/**
 * Slide-in panel on a phone: a native modal dialog. The page behind is inert, Escape closes it, and the focus returns
 * to the button (S2-40, S2-43).
 */
export function PanelDialog({ label, onClose, children }: PanelDialogProps) {
  /** Target of `pointerdown`. Selecting text in the search may end outside the panel, and must not close it. */
  const pressTarget = useRef<EventTarget>(null);
  function handleClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && pressTarget.current === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the backdrop, and the dialog handles it.
    <dialog
      ref={openModal}
      tabIndex={-1}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressTarget.current = target;
      }}
      onClick={handleClick}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
