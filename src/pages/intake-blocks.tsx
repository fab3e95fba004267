import { page } from '../catalogue/pages/intake-blocks';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';

export default function IntakeBlocks() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
