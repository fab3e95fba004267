import { facts } from 'virtual:catalogue/facts';
import { qualifications } from 'virtual:catalogue/qualifications';
import { ProgrammeName } from '../programme/ProgrammeName';
import { Cell, columnsOf, Row, StackingTable } from './StackingTable';

const COLUMNS = columnsOf(
  ['Programme', 26],
  ['Leads to', 20],
  ['NQF level', 12],
  ['Credits', 12],
  ['Registered as', 26],
);

function qualification(path: string): string {
  const registered = qualifications[path];
  return registered ? `${registered.title}, ${registered.number}` : 'Not registered';
}

/** The certificate of each programme, and its place on the National Qualifications Framework (S1-02). */
export function CertificatesTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map(({ certificate: { name, nqf }, ...programme }) => (
        <Row key={programme.path} header={<ProgrammeName {...programme} />}>
          <Cell label="Leads to">{name}</Cell>
          <Cell label="NQF level">{nqf?.level ?? 'None'}</Cell>
          <Cell label="Credits">{nqf?.credits ?? 'None'}</Cell>
          <Cell label="Registered as" isText>
            {qualification(programme.path)}
          </Cell>
        </Row>
      ))}
    </StackingTable>
  );
}
