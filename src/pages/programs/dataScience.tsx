import { programme } from '../../catalogue/programmes/dataScience';
import { ProgrammePage } from '../../sections/ProgrammePage';

export default function DataScience() {
  return <ProgrammePage programme={programme} />;
}
