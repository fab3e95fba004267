import { Link } from 'react-router-dom';
import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { Bloom } from '../../ui/bloom/Bloom';
import { tint } from '../../ui/bloom/bloom.css';
import { GROWTH } from '../../ui/bloom/growth';
import { Icon } from '../../ui/Icon/Icon';
import { muted } from '../../ui/text.css';
import * as styles from '../programme/ProgrammeCard.css';

/** The entry level where it is chosen among the programmes: a card as theirs, though it is none (S2-79). */
export function CodeCuriousCard() {
  const { name, path, summary, time, fee } = codeCurious;
  return (
    <li className={styles.card}>
      <div className={`${styles.art} ${tint.seed}`}>
        <Bloom rows={GROWTH[0]} family="seed" size={112} className={styles.bloom} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.heading}>
          <Link className={styles.link} to={path}>
            {name}
          </Link>
        </h3>
        <p className={muted}>{summary}</p>
        <div className={styles.meta}>
          <p className={styles.fact}>
            <Icon name="clock" />
            {capitalised(time)}
          </p>
        </div>
        <div className={styles.foot}>
          <p>{capitalised(fee)}</p>
          <Icon name="arrow" />
        </div>
      </div>
    </li>
  );
}
