import { useCallback, useState } from 'react';
import type { HomePage } from '../../catalogue/pageSchemas';
import { enhancement, later } from '../../ui/later';
import { Section } from '../../ui/Section/Section';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './DrawingBand.css';

const drawings = {
  /** The intakes ahead, where there is room for it. */
  season: {
    surface: 'deep',
    place: styles.season,
    Drawing: enhancement(later(() => import('../season/Season'), 'Season')),
  },
  /** A learner's task, marked. */
  learning: {
    surface: 'sage',
    place: styles.learning,
    Drawing: enhancement(later(() => import('../marked/MarkedWork'), 'MarkedWork')),
  },
} as const;

type Band = HomePage['season'] & { of: keyof typeof drawings };

/**
 * The place of a drawing. Where a narrow window leaves it out, its drawing is not fetched until the window is wider.
 * It is a component of its own, as its band is hydrated after the page.
 */
function DrawingPlace({ of }: Pick<Band, 'of'>) {
  const { place, Drawing } = drawings[of];
  const [isDisplayed, setDisplayed] = useState(false);
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return setDisplayed(true);
    const observer = new ResizeObserver(([entry]) => entry?.contentRect.width && setDisplayed(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={place} ref={observe}>
      {isDisplayed && <Drawing />}
    </div>
  );
}

/** A sentence, the way to the whole, and a drawing that a script brings; the page that it leads to has it without (S1-57, S1-86). */
export function DrawingBand({ of, ...words }: Band) {
  return (
    <Section surface={drawings[of].surface} weight="minor">
      <SectionHeader {...words} />
      <DrawingPlace of={of} />
    </Section>
  );
}
