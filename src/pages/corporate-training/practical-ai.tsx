import page from '#catalogue/pages/practical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { RoundsExample } from '../../sections/programme/examples/Rounds';

export default function PracticalAi() {
  return <CorporatePage page={page} Example={RoundsExample} />;
}
