import { facts } from 'virtual:catalogue/facts';
import employers from '../../catalogue/employers.yaml';
import { fill } from '../../catalogue/fill';
import { Facts } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import { formatRand } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { muted } from '../../ui/text.css';
import { column } from './CorporatePage.css';

const { cost } = employers;

/** What `learners` cost an employer to the end of a learnership, before and after both tax rules. */
function costOf(learners: number) {
  const fee = facts.find(({ path }) => path === cost.programme)?.fee?.once ?? 0;
  const each = fee + cost.months * cost.stipend;
  return {
    label: `${cost.perLearners}: ${learners}`,
    value: fill(cost.after, { amount: formatRand(learners * (each - cost.tax - cost.incentive)) }),
    note: fill(cost.before, { amount: formatRand(learners * each) }),
  };
}

function Answers() {
  return (
    <div className={column}>
      <Facts items={employers.deadlines} />
      <div className={wideStack}>
        <h3>{cost.heading}</h3>
        <Facts items={cost.learners.map(costOf)} />
      </div>
      <Fold summary={cost.whose}>
        <div className={wideStack}>
          <p className={muted}>{cost.note}</p>
          <Facts items={employers.facts} />
        </div>
      </Fold>
    </div>
  );
}

/** What every employer asks: deadlines, provinces, SETA, a learner's week and what learners cost (S1-13). */
export function Employers() {
  return (
    <div id="employers" className={wideStack}>
      <h2>{employers.heading}</h2>
      <Answers />
    </div>
  );
}

/** The same, folded among the questions of a page about something else. */
export function EmployersFold() {
  return (
    <div id="employers">
      <Fold summary={employers.heading}>
        <Answers />
      </Fold>
    </div>
  );
}
