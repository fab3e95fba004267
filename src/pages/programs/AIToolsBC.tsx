import programme from '../../catalogue/programmes/AIToolsBC.yaml';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiToolsBc() {
  return <ProgrammePage programme={programme} />;
}
