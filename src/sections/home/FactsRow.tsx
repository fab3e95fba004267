import { nextIntakes } from 'virtual:catalogue/shell';
import { nextIntake } from '../../catalogue/intakeDates';
import { organisation } from '../../catalogue/organisation';
import { paths } from '../../paths';
import { ApplyDay } from '../../ui/ApplyDay';
import { formatDay } from '../../ui/format';
import { Link } from '../../ui/Link';
import { wrap } from '../../ui/layout.css';
import { AccreditationMark } from '../../ui/motif/AccreditationMark';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { muted, small } from '../../ui/text.css';
import { useToday } from '../../ui/useToday';
import * as styles from './FactsRow.css';

/** Next intake on the visitor's day. Always three lines, so that nothing shifts (S1-14). */
function NextIntake() {
  const today = useToday();
  const next = nextIntake(nextIntakes, today);
  const detail = `${muted} ${small} ${styles.detail}`;
  if (!next) {
    return (
      <span key="none">
        <b className={styles.value}>Next intake: no date yet</b>
        <span className={detail}>
          Nothing is open now.
          <br />
          <Link to={paths.intakeBlocks}>Ask us when the next one starts</Link>
        </span>
      </span>
    );
  }
  return (
    <span key={`${next.programme} ${next.starts}`}>
      <b className={styles.value}>
        Next intake: <time dateTime={next.starts}>{formatDay(next.starts)}</time>
      </b>
      <span className={detail}>
        {next.name}
        <br />
        <ApplyDay intake={next} today={today} />
      </span>
    </span>
  );
}

/** Three facts under the hero: accreditation, next intake, entry level. Most screens show them without scrolling. */
export function FactsRow() {
  const { accreditation } = organisation;
  return (
    <div className={styles.band}>
      <ul className={`${wrap} ${styles.facts}`}>
        <li className={styles.fact}>
          <AccreditationMark family="protea" className={styles.accreditationMark} />
          <span>
            <b className={styles.value}>{accreditation.label}</b>
            <span className={`${muted} ${small} ${styles.detail}`}>
              {accreditation.body}, {accreditation.number}
            </span>
          </span>
        </li>
        <li className={styles.fact}>
          <Motif rows={GROWTH_STAGES[2]} family="pincushion" size={40} />
          <NextIntake />
        </li>
        <li className={styles.fact}>
          <Motif rows={GROWTH_STAGES[0]} family="seed" size={40} />
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
