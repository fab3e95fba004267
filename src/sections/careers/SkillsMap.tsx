import { facts } from 'virtual:catalogue/facts';
import type { CareersPage } from '../../catalogue/schema/pages';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { muted } from '../../ui/text.css';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './SkillsMap.css';

type SkillsMapProps = Pick<CareersPage, 'graduates'> & CareersPage['map'];

/** Skills, the jobs that need them, and the programmes that teach them, a row each; no promise of a job (S1-68). */
export function SkillsMap({ graduates, taughtBy, rows }: SkillsMapProps) {
  const [lead, ...notes] = graduates.paragraphs;
  return (
    <>
      <div id={graduates.id}>
        <SectionHeader heading={graduates.heading} lead={lead} />
      </div>
      <ul>
        {rows.map(({ skill, jobs, related }) => (
          <li key={skill} className={styles.skill}>
            <h3>{skill}</h3>
            <dl className={styles.jobs}>
              {jobs.map(({ title, text }) => (
                <div key={title}>
                  <dt className={styles.job}>{title}</dt>
                  <dd className={muted}>{text}</dd>
                </div>
              ))}
            </dl>
            <ul className={styles.programmes} aria-label={taughtBy}>
              {facts
                .filter(({ path }) => related.includes(path))
                .map((programme) => (
                  <li key={programme.path}>
                    <ProgrammeName {...programme} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={`${muted} ${styles.note}`}>
          {note}
        </p>
      ))}
    </>
  );
}
