import { programme } from '../../catalogue/programmes/AIToolsBC';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiToolsBc() {
  return <ProgrammePage programme={programme} />;
}
