import { facts } from 'virtual:catalogue/facts';
import { ProgrammeName } from '../programme/ProgrammeName';
import { Cell, columnsOf, Row, StackingTable } from './StackingTable';

const COLUMNS = columnsOf(['Programme', 44], ['Leads to', 26], ['NQF level', 14], ['Credits', 16]);

/** The certificate of each programme, and its place on the National Qualifications Framework (S1-02). */
export function CertificatesTable({ caption }: { caption: string }) {
  return (
    <StackingTable caption={caption} columns={COLUMNS}>
      {facts.map(({ certificate: { name, nqf }, ...programme }) => (
        <Row key={programme.path} head={<ProgrammeName {...programme} />}>
          <Cell label="Leads to">{name}</Cell>
          <Cell label="NQF level">{nqf?.level ?? 'None'}</Cell>
          <Cell label="Credits">{nqf?.credits ?? 'None'}</Cell>
        </Row>
      ))}
    </StackingTable>
  );
}
