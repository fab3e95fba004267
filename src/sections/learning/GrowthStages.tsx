import type { Steps } from '../../catalogue/content';
import { Tiles } from '../../ui/bloom/Bloom';
import { Section } from '../../ui/Section/Section';
import { lead as leadText, muted } from '../../ui/text.css';
import * as styles from './GrowthStages.css';
import { STAGES, stemOf } from './stages';

/** Stages as one growth that never starts again: along the ground where there is room, else down one stem (S1-55). */
export function GrowthStages({ heading, lead, items }: Steps) {
  return (
    <Section>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={leadText}>{lead}</p>
      </div>
      <ol className={styles.stages}>
        {items.map(({ title, text }, index) => {
          const rows = STAGES[index] ?? STAGES[0];
          return (
            <li key={title} className={styles.stage}>
              <div className={styles.place}>
                <svg
                  className={styles.plant[rows.length as keyof typeof styles.plant]}
                  data-family="protea"
                  viewBox={`0 ${-rows.length} 4 ${rows.length}`}
                  aria-hidden="true"
                >
                  {/* From the ground up: the same parts are the same text in every plant. */}
                  <Tiles rows={stemOf(rows)} y={-rows.length} />
                  <Tiles rows={rows} y={-rows.length} />
                </svg>
              </div>
              <div className={styles.words}>
                <span className={styles.number}>Stage {index + 1}</span>
                <h3 className={styles.title}>{title}</h3>
                <p className={`${muted} ${styles.text}`}>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
