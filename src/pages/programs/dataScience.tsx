import { programme } from '../../catalogue/programmes/dataScience';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function DataScience() {
  return (
    <>
      <PageMeta title={programme.name} />
      <PageHead heading={programme.name} lead={programme.lead} />
    </>
  );
}
