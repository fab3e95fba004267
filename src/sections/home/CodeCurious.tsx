import type { HomePage } from '../../catalogue/pages/home';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { stack } from '../../ui/layout.css';
import { GroundLine } from '../../ui/motif/GroundLine';
import { GROWTH } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './CodeCurious.css';

/** Where beginners start: the lesson's first program, and what it draws after a seed and a sprout (S1-54). */
export function CodeCurious({ heading, lead, caption, code, icon, action }: HomePage['codeCurious']) {
  return (
    <Section surface="heather" className={styles.band} wrapClassName={styles.columns}>
      <svg className={styles.growth} data-family="erica" viewBox="0 0 12 4" aria-hidden="true">
        {[GROWTH[0], GROWTH[1], icon].map((rows, index) => (
          // Moved as a whole, each is the same text as where it is drawn elsewhere on the page.
          <g key={rows.join()} transform={`translate(${index * 4})`}>
            <Tiles rows={rows} />
          </g>
        ))}
        <GroundLine y={3} />
      </svg>
      <div className={`${stack} ${styles.words}`}>
        <h2>{heading}</h2>
        <p className={leadText}>{lead}</p>
        <p>
          {caption} <code className={styles.code}>{code}</code>
        </p>
        <Button to={paths.codeCurious}>{action}</Button>
      </div>
    </Section>
  );
}
