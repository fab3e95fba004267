import type { HomePage } from '../../catalogue/pageSchemas';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import { MarkedWork } from '../marked/MarkedWork';

/** How learning works, in short: a learner's task, marked, and the way to the whole of it (S1-06, S1-57). */
export function HowYouLearn({ heading, lead, more }: HomePage['learning']) {
  return (
    <Section surface="sage" weight="minor">
      <SectionHeader heading={heading} lead={lead} more={more} />
      <MarkedWork />
    </Section>
  );
}
