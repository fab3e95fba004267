import type { RelatedLink } from '../../catalogue/content';
import { lead as leadText } from '../../ui/text.css';
import { RelatedLinks } from './RelatedLinks';
import * as styles from './SectionHeader.css';

interface SectionHeaderProps {
  heading: string;
  lead?: string | undefined;
  /** Links under the heading. */
  more?: RelatedLink[] | undefined;
}

/** Heading of a band, with its lead beside it on wide screens. The band's content follows directly. */
export function SectionHeader({ heading, lead, more }: SectionHeaderProps) {
  return (
    <div className={`${styles.header} ${more ? styles.linked : lead ? styles.split : ''}`.trim()}>
      <h2>{heading}</h2>
      {lead && <p className={leadText}>{lead}</p>}
      {more && <RelatedLinks items={more} />}
    </div>
  );
}
