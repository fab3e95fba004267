import type { RelatedLink } from '../../catalogue/schema/pages';
import { leadText } from '../../ui/text.css';
import { RelatedLinks } from './RelatedLinks';
import * as styles from './SectionHeader.css';

interface SectionHeaderProps {
  heading: string;
  lead?: string | undefined;
  /** Links under the lead, or beside it where there is room. */
  more?: RelatedLink[] | undefined;
}

/** Heading of a band, with its lead under it, and links. The band's content follows directly. */
export function SectionHeader({ heading, lead, more }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2>{heading}</h2>
      {lead && <p className={leadText}>{lead}</p>}
      {more && <RelatedLinks items={more} />}
    </div>
  );
}
