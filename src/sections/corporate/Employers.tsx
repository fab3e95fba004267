import { facts } from 'virtual:catalogue/facts';
import employers from '../../catalogue/employers.yaml';
import { fill } from '../../catalogue/fill';
import { Facts } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import { formatRand } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { muted } from '../../ui/text.css';
import { RelatedLinks } from '../common/RelatedLinks';

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

interface EmployersProps {
  /** The page's own path: the others are linked. */
  path: string;
  /** `false` where it is folded, because the page is about something else. */
  isOpen: boolean;
}

/** What every employer asks: deadlines, provinces, SETA, a learner's week and what learners cost (S1-13). */
export function Employers({ path, isOpen }: EmployersProps) {
  const heading = <h2>{employers.heading}</h2>;
  const answers = (
    <div className={wideStack}>
      <Facts variant="pairs" items={employers.facts} />
      <h3>{cost.heading}</h3>
      <Facts variant="pairs" items={cost.learners.map(costOf)} />
      <p className={muted}>{cost.note}</p>
    </div>
  );
  return (
    <div id="employers" className={wideStack}>
      {isOpen && heading}
      {isOpen ? answers : <Fold summary={heading}>{answers}</Fold>}
      {!isOpen && <RelatedLinks items={employers.more.filter((link) => link.path !== path)} />}
    </div>
  );
}
