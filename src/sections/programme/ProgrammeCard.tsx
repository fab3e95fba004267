import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatRand } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';
import { tint, word } from '../../ui/motif/motif.css';
import { TravellingMotif } from '../../ui/motif/TravellingMotif';
import * as styles from './ProgrammeCard.css';
import { WorkSketch } from './WorkSketch';

/** Card of a programme in a grid. An upcoming one has no link (S2-61). */
export function ProgrammeCard({ programme }: { programme: ProgrammeFacts }) {
  const { name, path, summary, duration, mode, fee, icon, sketch, isUpcoming } = programme;
  const category = categoryOf(programme);
  const { family } = category;
  return (
    <li className={isUpcoming ? styles.soon : styles.card}>
      <div className={isUpcoming ? styles.soonArt : `${styles.art} ${tint[family]}`} data-family={family}>
        <TravellingMotif path={path} rows={icon} family={family} className={styles.motif} />
        <WorkSketch sketch={sketch} className={styles.work} />
      </div>
      <div className={styles.body}>
        <span className={`${styles.category} ${word[family]}`}>{category.name}</span>
        <h3 className={styles.heading}>
          {isUpcoming ? (
            name
          ) : (
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          )}
        </h3>
        <p className={styles.summary}>{summary}</p>
        {isUpcoming ? (
          <div className={styles.soonFoot}>
            <ComingSoon />
          </div>
        ) : (
          <>
            <div className={styles.meta}>
              <p className={styles.fact}>
                <Icon name="clock" />
                {formatDuration(duration)}
              </p>
              <p className={styles.fact}>
                <Icon name="screen" />
                {mode}
              </p>
            </div>
            <div className={styles.foot}>
              <p>{formatRand(fee.once)}</p>
              <Icon name="arrow" />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
