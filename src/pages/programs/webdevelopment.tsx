import programme from '../../catalogue/programmes/webdevelopment.yaml';
import { ShopExample } from '../../sections/programme/examples/Shop';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function WebDevelopment() {
  return <ProgrammePage programme={programme} Example={ShopExample} />;
}
