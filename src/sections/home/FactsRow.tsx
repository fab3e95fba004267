import { nextIntake } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories';
import { organisation } from '../../catalogue/organisation';
import { paths } from '../../paths';
import { Bloom } from '../../ui/bloom/Bloom';
import { GROWTH } from '../../ui/bloom/Quilt';
import { formatDay, formatDayAndMonth } from '../../ui/format';
import { wrap } from '../../ui/layout.css';
import { muted, small } from '../../ui/text.css';
import * as styles from './FactsRow.css';

/** Three facts under the hero: accreditation, the next intake, where beginners start. */
export function FactsRow() {
  const { accreditation } = organisation;
  const [full, bootcamp] = categories;
  return (
    <div className={styles.band}>
      <ul className={`${wrap} ${styles.facts}`}>
        <li className={styles.fact}>
          {full && <Bloom rows={full.icon} family={full.family} size={40} />}
          <span>
            <b className={styles.value}>{accreditation.label}</b>
            <span className={`${muted} ${small} ${styles.detail}`}>
              {accreditation.body}, {accreditation.number}
            </span>
          </span>
        </li>
        {nextIntake && (
          <li className={styles.fact}>
            {bootcamp && <Bloom rows={bootcamp.icon} family={bootcamp.family} size={40} />}
            <span>
              <b className={styles.value}>
                Next intake: <time dateTime={nextIntake.starts}>{formatDay(nextIntake.starts)}</time>
              </b>
              <span className={`${muted} ${small} ${styles.detail}`}>
                Applications close on {formatDayAndMonth(nextIntake.closes)}
              </span>
            </span>
          </li>
        )}
        <li className={styles.fact}>
          <Bloom rows={GROWTH[0]} family="seed" size={40} />
          <span>
            <b className={styles.value}>New to code?</b>
            <Link className={styles.link} to={paths.codeCurious}>
              Start with Code Curious?
            </Link>
          </span>
        </li>
      </ul>
    </div>
  );
}
