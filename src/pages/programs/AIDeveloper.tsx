import { programme } from '../../catalogue/programmes/AIDeveloper';
import { ProgrammePage } from '../../sections/ProgrammePage';

export default function AiDeveloper() {
  return <ProgrammePage programme={programme} />;
}
