import { codeCuriousTerms } from '../../catalogue/codeCurious';
import type { HomePage } from '../../catalogue/pageSchemas';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { stack } from '../../ui/layout.css';
import { GroundLine } from '../../ui/motif/GroundLine';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Tiles } from '../../ui/motif/Motif';
import { Section } from '../../ui/Section/Section';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './CodeCurious.css';

/** Introduction for beginners: the lesson's first program, with a seed, a sprout and its motif (S1-54). */
export function CodeCurious({ heading, lead, caption, code, icon, action }: HomePage['codeCurious']) {
  return (
    <Section surface="heather" className={styles.band} wrapClassName={styles.columns}>
      <svg className={styles.growth} data-family="erica" viewBox="0 0 12 4" aria-hidden="true">
        {[GROWTH_STAGES[0], GROWTH_STAGES[1], icon].map((rows, index) => (
          // One transform moves the motif: identical path text compresses better.
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
          {`${codeCuriousTerms()}. ${caption}`} <code className={styles.code}>{code}</code>
        </p>
        <Button to={paths.codeCurious}>{action}</Button>
      </div>
    </Section>
  );
}
