import { nextIntake } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories';
import { organisation } from '../../catalogue/organisation';
import { paths } from '../../paths';
import { Bloom } from '../../ui/bloom/Bloom';
import { GROWTH } from '../../ui/bloom/Quilt';
import { formatDay, formatDayAndMonth } from '../../ui/format';

/** Three facts under the hero: accreditation, the next intake, where beginners start. */
export function FactsRow() {
  const { accreditation } = organisation;
  const [full, bootcamp] = categories;
  return (
    <div className="facts-row">
      <ul className="wrap">
        <li>
          {full && <Bloom rows={full.icon} family={full.family} size={40} />}
          <span>
            <b>{accreditation.label}</b>
            <span className="muted small">
              {accreditation.body}, {accreditation.number}
            </span>
          </span>
        </li>
        {nextIntake && (
          <li>
            {bootcamp && <Bloom rows={bootcamp.icon} family={bootcamp.family} size={40} />}
            <span>
              <b>
                Next intake: <time dateTime={nextIntake.starts}>{formatDay(nextIntake.starts)}</time>
              </b>
              <span className="muted small">Applications close on {formatDayAndMonth(nextIntake.closes)}</span>
            </span>
          </li>
        )}
        <li>
          <Bloom rows={GROWTH[0]} family="seed" size={40} />
          <span>
            <b>New to code?</b>
            <Link className="small" to={paths.codeCurious}>
              Start with Code Curious?
            </Link>
          </span>
        </li>
      </ul>
    </div>
  );
}
