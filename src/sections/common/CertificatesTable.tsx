import { facts } from 'virtual:catalogue/facts';
import { qualifications } from 'virtual:catalogue/qualifications';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import type { AboutPage } from '../../catalogue/pageSchemas';
import { ProgrammeName } from '../programme/ProgrammeName';
import { Cell, columnsOf, Row, StackingTable } from './StackingTable';

/** The certificate of each programme, and its place on the National Qualifications Framework (S1-02). */
export function CertificatesTable(texts: AboutPage['certificates']) {
  const columns = columnsOf(
    [factTexts.programme, 26],
    [factTexts.leadsTo, 20],
    [texts.level, 12],
    [texts.credits, 12],
    [texts.registered, 26],
  );
  const qualification = (path: string) => {
    const registered = qualifications[path];
    return registered ? `${registered.title}, ${registered.number}` : texts.notRegistered;
  };
  return (
    <StackingTable caption={texts.caption} columns={columns}>
      {facts.map(({ certificate: { name, nqf }, ...programme }) => (
        <Row key={programme.path} header={<ProgrammeName {...programme} />}>
          <Cell label={factTexts.leadsTo}>{name}</Cell>
          <Cell label={texts.level}>{nqf?.level ?? texts.none}</Cell>
          <Cell label={texts.credits}>{nqf?.credits ?? texts.none}</Cell>
          <Cell label={texts.registered} isText>
            {qualification(programme.path)}
          </Cell>
        </Row>
      ))}
    </StackingTable>
  );
}
