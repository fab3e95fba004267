import { Quilt } from '../../ui/bloom/Quilt';
import { wrap } from '../../ui/layout.css';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './PageHead.css';

interface PageHeadProps {
  heading: string;
  lead: string;
}

/** The top of a page: its main heading and what it is about. */
export function PageHead({ heading, lead }: PageHeadProps) {
  return (
    <section className={styles.band}>
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={leadText}>{lead}</p>
        </div>
        <Quilt name="head" className={styles.picture} />
      </div>
    </section>
  );
}
