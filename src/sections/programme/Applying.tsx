import { applyingFor } from '../../catalogue/applying';
import type { OpenProgramme } from '../../catalogue/schema';
import { wideStack } from '../../ui/layout.css';
import { StepList } from '../common/NumberedSteps';
import * as styles from './Applying.css';
import { Disclosure } from './Disclosure';
import { ProgrammeActions } from './ProgrammeActions';

/** How to apply for a programme; fills one column of a band. */
export function Applying({ programme }: { programme: OpenProgramme }) {
  const { heading, items } = applyingFor(programme);
  return (
    <div className={wideStack}>
      <Disclosure header={<h2>{heading}</h2>}>
        <div className={styles.steps}>
          <StepList items={items} />
        </div>
      </Disclosure>
      <ProgrammeActions programme={programme} place="column" />
    </div>
  );
}
