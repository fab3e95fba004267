import page from '../../catalogue/pages/ethical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default function EthicalAi() {
  return <CorporatePage page={page} />;
}
