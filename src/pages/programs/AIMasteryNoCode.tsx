import programme from '../../catalogue/programmes/AIMasteryNoCode.yaml';
import { FlowExample } from '../../sections/programme/examples/Flow';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiMasteryNoCode() {
  return <ProgrammePage programme={programme} Example={FlowExample} />;
}
