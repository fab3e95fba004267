import { programme } from '../../catalogue/programmes/AIToolsBC';
import { ProgrammePage } from '../../sections/ProgrammePage';

export default function AiToolsBc() {
  return <ProgrammePage programme={programme} />;
}
