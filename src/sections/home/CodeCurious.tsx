import type { HomePage } from '../../catalogue/pages/home';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { Bloom } from '../../ui/bloom/Bloom';
import { GROWTH } from '../../ui/bloom/Quilt';
import { stack } from '../../ui/layout.css';
import { Section } from '../../ui/Section/Section';
import { lead as leadText } from '../../ui/text.css';
import { Ticks } from '../common/Ticks';
import * as styles from './CodeCurious.css';

/** Where beginners start. */
export function CodeCurious({ heading, lead, items, action }: HomePage['codeCurious']) {
  return (
    <Section ground="heather" className={styles.band} wrapClassName={styles.columns}>
      <div className={styles.growth}>
        {GROWTH.slice(0, 3).map((rows) => (
          <Bloom key={rows.join()} rows={rows} family="protea" className={styles.bloom} />
        ))}
      </div>
      <div className={`${stack} ${styles.words}`}>
        <h2>{heading}</h2>
        <p className={leadText}>{lead}</p>
        <Ticks items={items} />
        <Button to={paths.codeCurious}>{action}</Button>
      </div>
    </Section>
  );
}
