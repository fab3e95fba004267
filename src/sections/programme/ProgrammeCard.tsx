import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { Bloom } from '../../ui/bloom/Bloom';
import { formatDuration, formatRand } from '../../ui/format';
import { Icon } from '../../ui/Icon/Icon';

/** A programme in a grid. An upcoming one is a card without a link (S2-61). */
export function ProgrammeCard({ programme }: { programme: ProgrammeFacts }) {
  const { name, path, summary, duration, mode, fee, icon, isUpcoming } = programme;
  const category = categoryOf(programme);
  const { family } = category;
  return (
    <li className={isUpcoming ? 'card soon' : 'card'}>
      <div className={`art tint-${family}`}>
        <Bloom rows={icon} family={family} size={112} />
      </div>
      <div className="body">
        <span className={`category text-${family}`}>{category.name}</span>
        <h3>{isUpcoming ? name : <Link to={path}>{name}</Link>}</h3>
        <p className="muted">{summary}</p>
        {isUpcoming ? (
          <div className="foot">
            <span className="badge soon">
              <Icon name="clock" />
              Coming Soon
            </span>
          </div>
        ) : (
          <>
            <div className="meta">
              <p>
                <Icon name="clock" />
                {formatDuration(duration)}
              </p>
              <p>
                <Icon name="screen" />
                {mode}
              </p>
            </div>
            <div className="foot">
              <p>{`From ${formatRand(fee.once)}`}</p>
              <Icon name="arrow" />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
