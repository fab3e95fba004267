import page from '../../catalogue/pages/productivity-ai-tools.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default function ProductivityAiTools() {
  return <CorporatePage page={page} />;
}
