import { facts } from 'virtual:catalogue/facts';
import { useNavigate } from 'react-router-dom';
import { categories } from '../../catalogue/categories.yaml';
import { filteredPath } from '../../catalogue/categoryOf';
import { codeCurious } from '../../catalogue/codeCurious';
import { factsIn, openFirst } from '../../catalogue/factsOf';
import { fill } from '../../catalogue/fill';
import type { Family } from '../../catalogue/schema';
import type { HomePage } from '../../catalogue/schema/pages';
import { Button } from '../../ui/Button/Button';
import { ProgrammeCard } from '../../ui/Card/ProgrammeCard';
import { Chip } from '../../ui/Chip/Chip';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { Section } from '../../ui/Section/Section';
import { muted, visuallyHidden } from '../../ui/text.css';
import { useHydrated } from '../../ui/useHydrated';
import { type ProgrammeFilter, useRequestedFilter } from '../../ui/useRequestedFilter';
import { useShowRest } from '../../ui/useShowRest';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import { CodeCuriousCard } from './CodeCuriousCard';
import * as styles from './ProgrammesByCategory.css';

function Count({ of }: { of: number }) {
  return <span className={`${muted} ${styles.count}`}>{of}</span>;
}

/** Filters: the categories with their programme counts, and the entry level. */
const filters: { id: ProgrammeFilter; label: string; family: Family; icon: readonly string[]; count?: number }[] = [
  ...categories.map(({ id, plural, family, icon }) => ({
    id,
    label: plural,
    family,
    icon,
    count: factsIn(id).length,
  })),
  { id: 'code-curious', label: codeCurious.name, family: 'seed', icon: GROWTH_STAGES[0] },
];

/** Within each category open programmes come first, then upcoming ones (S1-66). */
const cards = categories.flatMap(({ id }) => openFirst(factsIn(id)));

/** The first card that a phone hid; a browser without `:has()` hid none. */
function firstHidden(list: HTMLElement) {
  const links = [...list.querySelectorAll('a')];
  return links.find((link) => getComputedStyle(link.closest('li') ?? link).display === 'none') ?? links[1];
}

/** The home page's programmes with a category filter; target of the Students buttons (S1-04, S2-76, S2-79, S2-131). */
export function ProgrammesByCategory({ heading, more, ...texts }: HomePage['programmes']) {
  const navigate = useNavigate();
  const requested = useRequestedFilter();
  // Filtering needs a script: the chips are disabled until hydration, and all programmes are shown.
  const isHydrated = useHydrated();
  const chosen = filters.find(({ id }) => isHydrated && id === requested)?.id;
  // The first cards of each category are shown until a chip or the button is pressed (S2-95).
  const { list, isWhole, expand, showRest } = useShowRest<HTMLDivElement>();
  function showAll() {
    const first = list.current && firstHidden(list.current);
    showRest(() => first);
  }
  function choose(filter: ProgrammeFilter | undefined) {
    expand();
    // A press on what is chosen adds nothing to the history: Back leaves the page.
    if (filter !== chosen) navigate(filteredPath(filter));
  }
  const shown = chosen ? cards.filter(({ category }) => category === chosen) : cards;
  return (
    <Section id="programs" weight="major" className={styles.band}>
      <SectionHeader heading={heading} />
      <fieldset className={styles.chips}>
        <legend className={visuallyHidden}>{texts.filter}</legend>
        <Chip isPressed={!chosen} disabled={!isHydrated} onClick={() => choose(undefined)}>
          {texts.all} <Count of={facts.length} />
        </Chip>
        {filters.map(({ id, label, family, icon, count }) => (
          <Chip
            key={id}
            isPressed={chosen === id}
            disabled={!isHydrated}
            onClick={() => choose(id)}
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
      <div ref={list}>
        <ul className={!chosen && !isWhole ? `${styles.cards} ${styles.collapsed}` : styles.cards}>
          {shown.map((programme) => (
            <ProgrammeCard key={programme.path} programme={programme} />
          ))}
          {chosen === 'code-curious' && <CodeCuriousCard />}
          {!chosen && <CodeCuriousCard heading={texts.notSure} />}
        </ul>
      </div>
      <div className={styles.ways}>
        {!chosen && !isWhole && (
          <Button variant="outlined" className={styles.showAll} disabled={!isHydrated} onClick={showAll}>
            {fill(texts.showAll, { count: facts.length })}
          </Button>
        )}
        <RelatedLinks items={more} />
      </div>
    </Section>
  );
}
