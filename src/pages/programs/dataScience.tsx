import programme from '../../catalogue/programmes/dataScience.yaml';
import { ChartExample } from '../../sections/programme/examples/Chart';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function DataScience() {
  return <ProgrammePage programme={programme} Example={ChartExample} />;
}
