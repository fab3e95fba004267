import page from '../../catalogue/pages/career-boosters.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default function CareerBoosters() {
  return <CategoryPage page={page} />;
}
