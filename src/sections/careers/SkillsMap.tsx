import { facts } from 'virtual:catalogue/facts';
import type { CareersPage } from '../../catalogue/pageSchemas';
import { Cell, columnsOf, Row, StackingTable } from '../common/StackingTable';
import { TextBlock } from '../common/TextBlock';
import { ProgrammeName } from '../programme/ProgrammeName';
import * as styles from './SkillsMap.css';

type SkillsMapProps = Pick<CareersPage, 'graduates'> & CareersPage['map'];

/** Skills, their use at work, and the programmes that teach them; no promise of a job (S1-68). */
export function SkillsMap({ graduates, caption, rows, ...texts }: SkillsMapProps) {
  const columns = columnsOf([texts.skill, 16], [texts.atWork, 44], [texts.taughtBy, 36]);
  return (
    <>
      <div className={styles.header}>
        <TextBlock {...graduates} />
      </div>
      <StackingTable caption={caption} columns={columns}>
        {rows.map(({ skill, task, related }) => (
          <Row key={skill} header={skill} className={styles.row}>
            <Cell label={texts.atWork}>{task}</Cell>
            <Cell label={texts.taughtBy}>
              <ul className={styles.programmes}>
                {facts
                  .filter(({ path }) => related.includes(path))
                  .map((programme) => (
                    <li key={programme.path} className={styles.programme}>
                      <ProgrammeName {...programme} />
                    </li>
                  ))}
              </ul>
            </Cell>
          </Row>
        ))}
      </StackingTable>
    </>
  );
}
