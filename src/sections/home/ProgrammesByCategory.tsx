import { facts } from 'virtual:catalogue/facts';
import { useEffect, useState } from 'react';
import { categories } from '../../catalogue/categories';
import { Bloom } from '../../ui/bloom/Bloom';
import { Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { SectionHead } from '../common/SectionHead';
import { ProgrammeCards } from '../programme/ProgrammeCards';

interface ProgrammesByCategoryProps {
  heading: string;
  lead: string;
}

/** The home page's programmes, with a filter by category; the target of the Students buttons (S1-04, S2-76). */
export function ProgrammesByCategory({ heading, lead }: ProgrammesByCategoryProps) {
  const [chosen, setChosen] = useState<string>();
  // Filtering needs a script: until there is one, the chips are in place but cannot be pressed.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = chosen ? facts.filter(({ category }) => category === chosen) : facts;
  return (
    <Section id="programs">
      <SectionHead heading={heading} lead={lead} />
      <fieldset className="chips">
        <legend className="visually-hidden">Filter by category</legend>
        <button
          type="button"
          className="chip"
          aria-pressed={!chosen}
          disabled={!isReady}
          onClick={() => setChosen(undefined)}
        >
          {!chosen && <Icon name="check" />} All <span className="count">{facts.length}</span>
        </button>
        {categories.map(({ id, plural, family, icon }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={chosen === id}
            disabled={!isReady}
            onClick={() => setChosen(id)}
          >
            <span className={`dot tint-${family}`}>
              <Bloom rows={icon} family={family} size={26} />
            </span>
            {plural} <span className="count">{facts.filter(({ category }) => category === id).length}</span>
          </button>
        ))}
      </fieldset>
      <ProgrammeCards programmes={shown} />
    </Section>
  );
}
