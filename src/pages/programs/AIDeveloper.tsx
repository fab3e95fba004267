import { programme } from '../../catalogue/programmes/AIDeveloper';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function AiDeveloper() {
  return <ProgrammePage programme={programme} />;
}
