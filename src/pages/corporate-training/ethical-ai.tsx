import { page } from '../../catalogue/pages/ethical-ai';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default function EthicalAi() {
  return <CorporatePage page={page} />;
}
