import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import { related } from '../../catalogue/interface/programmePage.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { link } from '../../ui/Card/ProgrammeCardFrame.css';
import { formatDuration, formatFacts, formatRand } from '../../ui/format';
import { TravellingMotif } from '../../ui/motif/TravellingMotif';
import { muted } from '../../ui/text.css';
import * as styles from './RelatedProgrammes.css';

/** Other programmes as small cards: name, time and fee. */
export function RelatedProgrammes({ programmes }: { programmes: ProgrammeFacts[] }) {
  return (
    <div className={styles.columns}>
      <h2>{related}</h2>
      <ul className={styles.list}>
        {programmes.map(({ path, name, icon, duration, fee, isUpcoming, ...programme }) => (
          <li key={path} className={isUpcoming ? styles.soon : styles.card}>
            <TravellingMotif path={path} rows={icon} family={categoryOf(programme).family} className={styles.motif} />
            <div>
              <h3 className={styles.programmeName}>
                <Link className={link} to={path}>
                  {name}
                </Link>
              </h3>
              {fee ? (
                <p className={muted}>{formatFacts([formatDuration(duration), formatRand(fee.once)])}</p>
              ) : (
                <ComingSoon />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
