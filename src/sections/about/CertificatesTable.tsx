import { facts } from 'virtual:catalogue/facts';
import { qualifications } from 'virtual:catalogue/sizes';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { AboutPage } from '../../catalogue/schema/pages';
import { formatList } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { ProgrammeName } from '../../ui/ProgrammeName/ProgrammeName';
import { Cell, columnsOf, Row, Rows, StackingTable } from '../../ui/StackingTable/StackingTable';
import { leadText } from '../../ui/text.css';

/** Certificates with a place on the National Qualifications Framework, then the programmes without one (S1-02). */
export function CertificatesTable({ caption, level, credits, registered, others }: AboutPage['certificates']) {
  const columns = columnsOf(
    [factTexts.programme, 26],
    [factTexts.leadsTo, 20],
    [level, 12],
    [credits, 12],
    [registered, 26],
  );
  const without = facts.filter(({ path }) => !qualifications[path]).map(({ name }) => name);
  return (
    <div className={wideStack}>
      <StackingTable caption={caption} columns={columns}>
        <Rows>
          {facts.map((programme) => {
            const qualification = qualifications[programme.path];
            return (
              qualification && (
                <Row key={programme.path} header={<ProgrammeName {...programme} />}>
                  <Cell label={factTexts.leadsTo}>{qualification.certificate}</Cell>
                  <Cell label={level}>{qualification.level}</Cell>
                  <Cell label={credits}>{qualification.credits}</Cell>
                  <Cell label={registered} isText>
                    {`${qualification.title}, ${qualification.number}`}
                  </Cell>
                </Row>
              )
            );
          })}
        </Rows>
      </StackingTable>
      {without.length > 0 && <p className={leadText}>{fill(others, { names: formatList(without) })}</p>}
    </div>
  );
}
