import type { ReactNode, Ref } from 'react';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import { Icon } from '../../ui/Icon/Icon';
import { IconButton } from '../../ui/IconButton/IconButton';
import * as styles from './PanelHeader.css';

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
