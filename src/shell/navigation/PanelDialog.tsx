import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import { LoadingStatus } from '../../ui/LoadingStatus';
import type { LazyPart } from '../../ui/lazyPart';
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

interface PanelHeaderProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content before the title: the logo, or a back button. */
  start?: ReactNode;
  onClose: () => void;
}

/** Header of a panel on a phone: title and close button. */
export function PanelHeader({ title, titleRef, start, onClose }: PanelHeaderProps) {
  return (
    <div className={styles.header}>
      {start}
      <h2 ref={titleRef} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <IconButton aria-label={barTexts.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

/** Content of a panel while its code is loading, or after it failed. */
export function PanelPlaceholder({ panel }: { panel: LazyPart<unknown> }) {
  return (
    <div className={styles.placeholder}>
      <LoadingStatus part={panel}>
        {/* A plain link, so that the browser loads the page: the code of a route may be missing too. */}
        <a href={paths.programmes}>{loadingTexts.panelFallback}</a>
      </LoadingStatus>
    </div>
  );
}
