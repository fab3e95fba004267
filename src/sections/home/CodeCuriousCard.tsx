import { Link } from 'react-router-dom';
import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { Icon } from '../../ui/Icon/Icon';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { tint, word } from '../../ui/motif/motif.css';
import { muted } from '../../ui/text.css';
import * as styles from '../programme/ProgrammeCard.css';

interface CodeCuriousCardProps {
  /** Heading, where the entry level's name is not clear enough. */
  heading?: string;
}

/**
 * Card of the entry level, which is not a programme. It stands alone when its filter is chosen (S2-79), and after all
 * programmes otherwise (S1-65).
 */
export function CodeCuriousCard({ heading }: CodeCuriousCardProps) {
  const { name, path, summary, time, fee } = codeCurious;
  return (
    <li className={styles.card}>
      <div className={`${styles.art} ${tint.seed}`}>
        <Motif rows={GROWTH_STAGES[0]} family="seed" size={96} className={styles.motif} />
      </div>
      <div className={styles.body}>
        {heading && <span className={`${styles.category} ${word.seed}`}>{name}</span>}
        <h3 className={styles.heading}>
          <Link className={styles.link} to={path}>
            {heading ?? name}
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
