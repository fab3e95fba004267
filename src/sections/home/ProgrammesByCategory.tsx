import { facts } from 'virtual:catalogue/facts';
import { useEffect, useState } from 'react';
import { categories } from '../../catalogue/categories';
import type { Onward } from '../../catalogue/content';
import type { ProgrammeFacts } from '../../catalogue/views';
import { Bloom } from '../../ui/bloom/Bloom';
import { tint } from '../../ui/bloom/bloom.css';
import { Chip } from '../../ui/Chip/Chip';
import { Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { muted, visuallyHidden } from '../../ui/text.css';
import { Onwards } from '../common/Onwards';
import { SectionHead } from '../common/SectionHead';
import { ProgrammeCards } from '../programme/ProgrammeCards';
import * as styles from './ProgrammesByCategory.css';

function Count({ of }: { of: ProgrammeFacts[] }) {
  return <span className={`${muted} ${styles.count}`}>{of.length}</span>;
}

interface ProgrammesByCategoryProps {
  heading: string;
  lead: string;
  more?: Onward[];
}

/** The home page's programmes, with a filter by category; the target of the Students buttons (S1-04, S2-76). */
export function ProgrammesByCategory({ heading, lead, more }: ProgrammesByCategoryProps) {
  const [chosen, setChosen] = useState<string>();
  // Filtering needs a script: until there is one, the chips are in place but cannot be pressed.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = chosen ? facts.filter(({ category }) => category === chosen) : facts;
  return (
    <Section id="programs">
      <SectionHead heading={heading} lead={lead} />
      <fieldset className={styles.chips}>
        <legend className={visuallyHidden}>Filter by category</legend>
        <Chip isPressed={!chosen} disabled={!isReady} onClick={() => setChosen(undefined)}>
          {!chosen && <Icon name="check" />} All <Count of={facts} />
        </Chip>
        {categories.map(({ id, plural, family, icon }) => (
          <Chip
            key={id}
            isPressed={chosen === id}
            disabled={!isReady}
            onClick={() => setChosen(id)}
            drawing={
              <span className={`${styles.plot} ${tint[family]}`}>
                <Bloom rows={icon} family={family} size={26} />
              </span>
            }
          >
            {plural} <Count of={facts.filter(({ category }) => category === id)} />
          </Chip>
        ))}
      </fieldset>
      <ProgrammeCards programmes={shown} />
      {more && <Onwards items={more} />}
    </Section>
  );
}
