import page from '#catalogue/pages/productivity-ai-tools.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { MinutesExample } from '../../sections/programme/examples/Minutes';

export default function ProductivityAiTools() {
  return <CorporatePage page={page} Example={MinutesExample} />;
}
