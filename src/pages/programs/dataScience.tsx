import { programme } from '../../catalogue/programmes/dataScience';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function DataScience() {
  return <ProgrammePage programme={programme} />;
}
