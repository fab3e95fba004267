import { lead as leadText } from '../../ui/text.css';
import * as styles from './SectionHead.css';

interface SectionHeadProps {
  heading: string;
  lead?: string | undefined;
}

/** Heading of a band, with its lead beside it on wide screens. The band's content follows directly. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className={lead ? `${styles.head} ${styles.split}` : styles.head}>
      <h2>{heading}</h2>
      {lead && <p className={leadText}>{lead}</p>}
    </div>
  );
}
