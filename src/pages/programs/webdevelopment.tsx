import programme from '../../catalogue/programmes/webdevelopment.yaml';
import { ShopExample } from '../../sections/programme/examples/ShopExample';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function WebDevelopment() {
  return <ProgrammePage programme={programme} Example={ShopExample} />;
}
