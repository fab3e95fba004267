import programme from '../../catalogue/programmes/AIToolsBC.yaml';
import { SortExample } from '../../sections/programme/examples/Sort';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiToolsBc() {
  return <ProgrammePage programme={programme} Example={SortExample} />;
}
