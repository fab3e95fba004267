import type { ReactNode } from 'react';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import * as styles from './LegalDocuments.css';

interface Part {
  id: string;
  heading: string;
  /** Parts of it that the list links to as well. */
  parts?: readonly { id?: string; heading: string }[];
}

/** A document of the page, under a heading of its own. */
export function LegalDocument({ id, heading, children }: Part & { children: ReactNode }) {
  return (
    <article id={id} className={styles.document}>
      <h2 className={styles.title}>{heading}</h2>
      {children}
    </article>
  );
}

/** The documents of the page beside a list of them, which stays in view on a wide screen (S2-96). */
export function LegalDocuments({ contents, children }: { contents: readonly Part[]; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={commonTexts.onThisPage}>
        <ol className={styles.list}>
          {contents.map(({ id, heading, parts }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {heading}
              </a>
              {parts && (
                <ol className={styles.partLinks}>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a className={styles.partLink} href={`#${part.id}`}>
                        {part.heading}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.documents}>{children}</div>
    </div>
  );
}
