import { categoryOf } from '../../catalogue/categoryOf';
import { related } from '../../catalogue/interface/programmePage.yaml';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { formatDuration, formatFacts, formatRand } from '../../ui/format';
import { LinkRow } from '../../ui/LinkRow/LinkRow';
import * as styles from './RelatedProgrammes.css';

/** Other programmes as rows: name, time and fee. */
export function RelatedProgrammes({ programmes }: { programmes: ProgrammeFacts[] }) {
  return (
    <div className={styles.columns}>
      <h2>{related}</h2>
      <ul className={styles.list}>
        {programmes.map(({ path, name, icon, duration, fee, ...programme }) => (
          <LinkRow
            key={path}
            rows={icon}
            family={categoryOf(programme).family}
            title={name}
            path={path}
            text={fee ? formatFacts([formatDuration(duration), formatRand(fee.once)]) : <ComingSoon />}
          />
        ))}
      </ul>
    </div>
  );
}
