import { page } from '../../catalogue/pages/practical-ai';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default function PracticalAi() {
  return <CorporatePage page={page} />;
}
