import page from '#catalogue/pages/practical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { BoardExample } from '../../sections/programme/examples/Board';

export default function PracticalAi() {
  return <CorporatePage page={page} Example={BoardExample} />;
}
