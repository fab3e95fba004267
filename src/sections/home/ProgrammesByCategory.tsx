import { facts } from 'virtual:catalogue/facts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { categories } from '../../catalogue/categories';
import { codeCurious } from '../../catalogue/codeCurious';
import type { RelatedLink } from '../../catalogue/content';
import type { Family } from '../../catalogue/schema';
import type { ProgrammeFacts } from '../../catalogue/views';
import { type ProgrammeFilter, programmeFilter } from '../../programmeFilter';
import { Chip } from '../../ui/Chip/Chip';
import { Icon } from '../../ui/Icon/Icon';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { Section } from '../../ui/Section/Section';
import { muted, visuallyHidden } from '../../ui/text.css';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHead } from '../common/SectionHead';
import { ProgrammeCards } from '../programme/ProgrammeCards';
import { CodeCuriousCard } from './CodeCuriousCard';
import * as styles from './ProgrammesByCategory.css';

function Count({ of }: { of: number }) {
  return <span className={`${muted} ${styles.count}`}>{of}</span>;
}

interface ProgrammesByCategoryProps {
  heading: string;
  lead: string;
  /** Heading of the entry level's card, after all programmes. */
  notSure: string;
  more?: RelatedLink[];
}

/** Filters: the categories with their programme counts, and the entry level. */
const filters: { id: ProgrammeFilter; label: string; family: Family; icon: readonly string[]; count?: number }[] = [
  ...categories.map(({ id, plural, family, icon }) => ({
    id,
    label: plural,
    family,
    icon,
    count: facts.filter(({ category }) => category === id).length,
  })),
  { id: 'code-curious', label: codeCurious.name, family: 'seed', icon: GROWTH_STAGES[0] },
];

/** Within each category open programmes come first, then upcoming ones (S1-66). */
function openFirst(programmes: ProgrammeFacts[]): ProgrammeFacts[] {
  return categories.flatMap(({ id }) => {
    const own = programmes.filter(({ category }) => category === id);
    return [...own.filter(({ isUpcoming }) => !isUpcoming), ...own.filter(({ isUpcoming }) => isUpcoming)];
  });
}

/** The home page's programmes with a category filter; target of the Students buttons (S1-04, S2-76, S2-79). */
export function ProgrammesByCategory({ heading, lead, notSure, more }: ProgrammesByCategoryProps) {
  const chosen = useSyncExternalStore(
    programmeFilter.subscribe,
    programmeFilter.get,
    programmeFilter.getServerSnapshot,
  );
  // Filtering needs a script: the chips are disabled until hydration.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = chosen ? facts.filter(({ category }) => category === chosen) : facts;
  return (
    <Section id="programs">
      <SectionHead heading={heading} lead={lead} />
      <fieldset className={styles.chips}>
        <legend className={visuallyHidden}>Filter by category</legend>
        <Chip isPressed={!chosen} disabled={!isReady} onClick={() => programmeFilter.set(undefined)}>
          {!chosen && <Icon name="check" />} All <Count of={facts.length} />
        </Chip>
        {filters.map(({ id, label, family, icon, count }) => (
          <Chip
            key={id}
            isPressed={chosen === id}
            disabled={!isReady}
            onClick={() => programmeFilter.set(id)}
            drawing={
              <span className={`${styles.cell} ${tint[family]}`}>
                <Motif rows={icon} family={family} size={26} />
              </span>
            }
          >
            {label} {count !== undefined && <Count of={count} />}
          </Chip>
        ))}
      </fieldset>
      <ProgrammeCards programmes={openFirst(shown)}>
        {chosen === 'code-curious' && <CodeCuriousCard />}
        {!chosen && <CodeCuriousCard heading={notSure} />}
      </ProgrammeCards>
      {more && <RelatedLinks items={more} />}
    </Section>
  );
}
