import { page } from '../../catalogue/pages/career-boosters';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default function CareerBoosters() {
  return <CategoryPage page={page} />;
}
