import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link';
import { GROWTH } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { tint, word } from '../../ui/motif/motif.css';
import { muted } from '../../ui/text.css';
import * as styles from '../programme/ProgrammeCard.css';

interface CodeCuriousCardProps {
  /** What it is offered as, where its name does not say it. */
  heading?: string;
}

/**
 * The entry level among the programmes: a card as theirs, though it is none. It stands alone where it is chosen (S2-79),
 * and after all of them for those who cannot choose yet (S1-65).
 */
export function CodeCuriousCard({ heading }: CodeCuriousCardProps) {
  const { name, path, summary, time, fee } = codeCurious;
  return (
    <li className={styles.card}>
      <div className={`${styles.art} ${tint.seed}`}>
        <Motif rows={GROWTH[0]} family="seed" size={112} className={styles.motif} />
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
