import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.yaml';
import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { daysOf, durationRange } from '../../catalogue/day';
import { factsIn } from '../../catalogue/factsOf';
import * as categoryPageTexts from '../../catalogue/interface/categoryPage.yaml';
import type { Category, Family } from '../../catalogue/schema';
import type { RelatedLink } from '../../catalogue/schema/pages';
import { actionLink } from '../../ui/actionLink.css';
import { Bars } from '../../ui/Bars/Bars';
import { formatDurationRange } from '../../ui/format';
import { visuallyHidden } from '../../ui/text.css';
import * as styles from './CategoryPage.css';

interface Time {
  name: string;
  family: Family;
  text: string;
  /** Shortest duration, in days. */
  shortest: number;
  longest: number;
}

const entryLevel: Time = {
  name: codeCurious.name,
  family: 'seed',
  text: capitalised(codeCurious.time),
  shortest: 1,
  longest: 1,
};
/** Durations of the entry level and of each category, the shortest first. */
const times = [
  entryLevel,
  ...categories.flatMap(({ id, plural, family }): Time[] => {
    const both = durationRange(factsIn(id));
    if (!both) return [];
    const [{ duration: shortest }, { duration: longest }] = both;
    const text = formatDurationRange(shortest, longest);
    return [{ name: plural, family, text, shortest: daysOf(shortest), longest: daysOf(longest) }];
  }),
].sort((one, other) => one.longest - other.longest);
const longestDays = times.at(-1)?.longest ?? 1;

/** The name of a category, which leads to its page where it has one. Every row is as high as a link. */
function NamedLink({ name, to }: { name: string; to: string | undefined }) {
  return to ? (
    <Link className={actionLink} to={to}>
      {name}
    </Link>
  ) : (
    <span className={actionLink}>{name}</span>
  );
}

interface DurationByCategoryProps {
  /** Category of the page. */
  current: Category['plural'];
  /** Pages of the others, each by its category's name. */
  links: RelatedLink[];
}

/** Durations of all categories as bars on one scale, each with its page, and the page's own highlighted (S1-64). */
export function DurationByCategory({ current, links }: DurationByCategoryProps) {
  const pageOf = (name: string) => links.find(({ text }) => text === name)?.path;
  return (
    <ul>
      {times.map(({ name, family, text, shortest, longest }) => (
        <li key={name} className={name === current ? styles.own : styles.category} data-family={family}>
          <b>
            <NamedLink name={name} to={pageOf(name)} />
            {name === current && <span className={visuallyHidden}> {categoryPageTexts.thisPage}</span>}
          </b>
          <span className={styles.bar}>
            <Bars
              bars={[
                { from: 0, to: longest / longestDays, look: 'quiet' },
                { from: 0, to: shortest / longestDays },
              ]}
            />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
