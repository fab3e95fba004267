import page from '../../catalogue/pages/learnerships-bursaries.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';

export default function LearnershipsBursaries() {
  return <CorporatePage page={page} />;
}
