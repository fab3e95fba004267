import { facts } from 'virtual:catalogue/facts';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { CareersPage } from '../../catalogue/schema/pages';
import type { ProgrammeFacts } from '../../catalogue/views';
import { ComingSoon } from '../../ui/Badge/Badge';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { categoryName, link } from '../../ui/ProgrammeName/ProgrammeName.css';
import { muted } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './SkillsMap.css';

type SkillsMapProps = Pick<CareersPage, 'graduates'> & CareersPage['map'];

type Planted = Pick<ProgrammeFacts, 'path' | 'name' | 'icon' | 'category' | 'isUpcoming'>;

/** Programmes, each with its motif, on the tint of the first. */
function ProgrammeBed({ label, programmes }: { label: string; programmes: Planted[] }) {
  const [first] = programmes;
  const ground = first ? tint[categoryOf(first).family] : '';
  return (
    <ul className={`${styles.bed} ${ground}`} aria-label={label}>
      {programmes.map((programme) => {
        const { path, name, icon, isUpcoming } = programme;
        const category = categoryOf(programme);
        return (
          <li key={path} className={styles.programme}>
            <Motif rows={icon} family={category.family} size={40} />
            <div className={styles.programmeName}>
              <Link className={link} to={path}>
                {name}
              </Link>{' '}
              <span className={categoryName}>
                {!name.endsWith(category.name) && category.name} {isUpcoming && <ComingSoon />}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Skills, the jobs that need them, and under them the programmes that teach them; no promise of a job (S1-68). */
export function SkillsMap({ graduates, taughtBy, rows }: SkillsMapProps) {
  const [lead, ...notes] = graduates.paragraphs;
  return (
    <>
      <div id={graduates.id}>
        <SectionHeader heading={graduates.heading} lead={lead} />
      </div>
      <ul className={styles.skills}>
        {rows.map(({ skill, jobs, related }) => {
          const programmes = facts.filter(({ path }) => related.includes(path));
          return (
            <li key={skill} className={styles.skill}>
              <h3 className={styles.text}>{skill}</h3>
              <dl className={styles.jobs}>
                {jobs.map(({ title, text }) => (
                  <div key={title} className={styles.text}>
                    <dt className={styles.job}>{title}</dt> <dd className={`${muted} ${styles.work}`}>{text}</dd>
                  </div>
                ))}
              </dl>
              <ProgrammeBed label={taughtBy} programmes={programmes} />
            </li>
          );
        })}
      </ul>
      {notes.map((note) => (
        <p key={note} className={`${muted} ${styles.note}`}>
          {note}
        </p>
      ))}
    </>
  );
}
