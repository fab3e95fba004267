import { inShort } from '../../catalogue/interface/terms.yaml';
import { Section } from '../../ui/Section/Section';
import * as styles from './LegalSummary.css';

interface LegalSummaryProps {
  parts: readonly { id?: string; heading: string; short?: string }[];
}

/** What a learner must know, a sentence or two of each part over a link to it (S2-96). */
export function LegalSummary({ parts }: LegalSummaryProps) {
  return (
    <Section surface="sand">
      <section aria-labelledby="in-short">
        <h2 id="in-short">{inShort}</h2>
        <ul className={styles.points}>
          {parts.map(
            ({ id, heading, short }) =>
              short && (
                <li key={heading} className={styles.point}>
                  <p className={styles.text}>{short}</p>{' '}
                  <a className={styles.more} href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ),
          )}
        </ul>
      </section>
    </Section>
  );
}
