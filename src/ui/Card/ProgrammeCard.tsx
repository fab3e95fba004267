import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { Family } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../Badge/Badge';
import { formatDay, formatDuration, formatRand } from '../format';
import { Icon, type IconName } from '../Icon/Icon';
import { familyText } from '../motif/motif.css';
import { muted } from '../text.css';
import { useNextIntake } from '../useNextIntake';
import { CardArt } from './CardArt';
import * as styles from './ProgrammeCard.css';
import { link } from './ProgrammeCardFrame.css';

interface CardWordsProps extends Pick<ProgrammeFacts, 'path' | 'name' | 'summary'> {
  category: string | undefined;
  family: Family;
  facts: [IconName, string][];
  fee: string | undefined;
}

/** Words of a card: category, name, summary, and facts over the fee, or that it is coming soon. */
export function CardWords({ path, name, category, family, summary, facts, fee }: CardWordsProps) {
  return (
    <div className={styles.body}>
      {category && <span className={`${styles.category} ${familyText[family]}`}>{category}</span>}
      <h3 className={styles.heading}>
        <Link className={link} to={path}>
          {name}
        </Link>
      </h3>
      <p className={`${muted} ${styles.summary}`}>{summary}</p>
      <div className={styles.meta}>
        {facts.map(([icon, text]) => (
          <p key={icon} className={styles.fact}>
            <Icon name={icon} />
            {text}
          </p>
        ))}
      </div>
      <div className={styles.foot}>
        {fee ? <p>{fee}</p> : <ComingSoon />}
        <Icon name="arrow" />
      </div>
    </div>
  );
}

/** Card of a programme in a grid: its length, next first day and fee. An upcoming one has a badge in their place (S2-120). */
export function ProgrammeCard({ programme }: { programme: ProgrammeFacts }) {
  const { path, duration, fee, isUpcoming } = programme;
  const next = useNextIntake(path);
  const category = categoryOf(programme);
  return (
    <li className={isUpcoming ? styles.soon : styles.card}>
      <CardArt programme={programme} className={styles.art} />
      <CardWords
        {...programme}
        category={category.name}
        family={category.family}
        facts={[
          ['clock', formatDuration(duration)],
          ...(next ? [['calendar', formatDay(next.starts)] as [IconName, string]] : []),
        ]}
        fee={fee && formatRand(fee.once)}
      />
    </li>
  );
}
