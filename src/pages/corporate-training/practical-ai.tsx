import page from '../../catalogue/pages/practical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default function PracticalAi() {
  return <CorporatePage page={page} />;
}
