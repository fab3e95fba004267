import { facts } from 'virtual:catalogue/facts';
import employers from '../../catalogue/employers.yaml';
import { Facts } from '../../ui/Facts/Facts';
import { formatRand } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { Section } from '../../ui/Section/Section';
import { Cell, columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';
import { muted } from '../../ui/text.css';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';

const { cost } = employers;

/** What `learners` cost an employer to the end of a learnership, before and after both tax rules, in rand. */
function costOf(learners: number): [before: number, after: number] {
  const fee = facts.find(({ path }) => path === cost.programme)?.fee?.once ?? 0;
  const each = fee + cost.months * cost.stipend;
  return [learners * each, learners * (each - cost.tax - cost.incentive)];
}

/** What every corporate page says first: deadlines, provinces, SETA, a learner's week and what learners cost (S1-13). */
export function Employers() {
  return (
    <Section id="employers" wrapClassName={wideStack}>
      <SectionHeader heading={employers.heading} />
      <Facts items={employers.facts} />
      <RelatedLinks items={employers.more} />
      <SectionHeader heading={cost.heading} />
      <StackingTable
        caption={cost.caption}
        columns={columnsOf([cost.perLearners, 20], [cost.before, 26], [cost.after, 26])}
      >
        <Rows>
          {cost.learners.map((learners) => {
            const [before, after] = costOf(learners);
            return (
              <Row key={learners} header={`${cost.perLearners}: ${learners}`}>
                <Cell label={cost.before}>{formatRand(before)}</Cell>
                <Cell label={cost.after}>{formatRand(after)}</Cell>
              </Row>
            );
          })}
        </Rows>
      </StackingTable>
      <p className={muted}>{cost.note}</p>
    </Section>
  );
}
