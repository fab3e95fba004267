import { programme } from '../../catalogue/programmes/AITools';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiTools() {
  return <ProgrammePage programme={programme} />;
}
