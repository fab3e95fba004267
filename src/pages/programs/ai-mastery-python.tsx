import { programme } from '../../catalogue/programmes/ai-mastery-python';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiMasteryPython() {
  return <ProgrammePage programme={programme} />;
}
