import page from '#catalogue/pages/learnerships-bursaries.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { SortExample } from '../../sections/programme/examples/Sort';

export default function LearnershipsBursaries() {
  return <CorporatePage page={page} Example={SortExample} />;
}
