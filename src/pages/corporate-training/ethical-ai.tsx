import page from '#catalogue/pages/ethical-ai.yaml';
import { CorporatePage } from '../../sections/corporate/CorporatePage';
import { BoardExample } from '../../sections/programme/examples/Board';

export default function EthicalAi() {
  return <CorporatePage page={page} Example={BoardExample} />;
}
