import programme from '../../catalogue/programmes/ai-mastery-python.yaml';
import { RoundsExample } from '../../sections/programme/examples/Rounds';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiMasteryPython() {
  return <ProgrammePage programme={programme} Example={RoundsExample} />;
}
