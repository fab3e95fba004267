import page from '#catalogue/pages/productivity-ai-tools.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { BoardExample } from '../../sections/programme/examples/Board';

export default function ProductivityAiTools() {
  return <CorporatePage page={page} Example={BoardExample} />;
}
