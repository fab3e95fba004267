import type { AboutPage } from '../../catalogue/schema/pages';
import { small } from '../../ui/text.css';
import * as styles from './Measures.css';

/** What every group has, in numbers: seats, a facilitator, hours and days (S1-93). */
export function Measures({ measures }: Pick<AboutPage['people'], 'measures'>) {
  return (
    <ul className={`${small} ${styles.measures}`}>
      {measures.map(({ count, text }) => (
        <li key={text} className={styles.measure}>
          <b className={styles.count}>{count}</b> {text}
        </li>
      ))}
    </ul>
  );
}
