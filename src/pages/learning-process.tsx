import { page } from '../catalogue/pages/learning-process';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';

export default function LearningProcess() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
