import { lead as leadText } from '../../ui/text.css';
import * as styles from './SectionHeader.css';

interface SectionHeaderProps {
  heading: string;
  lead?: string | undefined;
}

/** Heading of a band, with its lead beside it on wide screens. The band's content follows directly. */
export function SectionHeader({ heading, lead }: SectionHeaderProps) {
  return (
    <div className={lead ? `${styles.header} ${styles.split}` : styles.header}>
      <h2>{heading}</h2>
      {lead && <p className={leadText}>{lead}</p>}
    </div>
  );
}
