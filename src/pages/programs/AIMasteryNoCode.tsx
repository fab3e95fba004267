import { programme } from '../../catalogue/programmes/AIMasteryNoCode';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiMasteryNoCode() {
  return <ProgrammePage programme={programme} />;
}
