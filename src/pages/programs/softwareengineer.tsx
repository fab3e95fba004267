import { programme } from '../../catalogue/programmes/softwareengineer';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function SoftwareEngineer() {
  return (
    <>
      <PageMeta title={programme.name} />
      <PageHead heading={programme.name} lead={programme.lead} />
    </>
  );
}
