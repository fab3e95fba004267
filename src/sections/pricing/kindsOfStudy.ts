import { facts } from 'virtual:catalogue/facts';
import { categories } from '../../catalogue/categories';
import { extent } from '../../catalogue/duration';
import type { KindOfStudy, PricingPage } from '../../catalogue/pages/programPricing';
import type { Category, Family } from '../../catalogue/schema';
import type { OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { paths } from '../../paths';
import { formatDurationRange, formatRand } from '../../ui/format';
import { GROWTH } from '../../ui/motif/growthStages';

/** A column of the comparison: a category or the entry level. */
export interface Kind extends KindOfStudy {
  name: string;
  /** Path of the page that explains it. */
  path: string | undefined;
  icon: readonly string[];
  family: Family;
  time: string;
  hours: string;
  /** Booleans are shown as Yes and No; text names the programmes that have one. */
  finalProject: boolean | string;
  /** Booleans are shown as Yes and No. */
  monthly: boolean | string;
  fee: string;
}

const TO_COME = 'To be confirmed';

/** Open programmes of a category. */
const openIn = (programmes: readonly ProgrammeFacts[], id: Category['id']) =>
  programmes.filter((one) => !one.isUpcoming).filter(({ category }) => category === id);

/** Range from the shortest to the longest duration. */
export function timeOf(programmes: ProgrammeFacts[]): string {
  const [shortest, longest] = extent(programmes) ?? [];
  // Stryker disable next-line LogicalOperator: Where there is a shortest there is a longest.
  return shortest && longest ? formatDurationRange(shortest.duration, longest.duration) : TO_COME;
}

/** Lowest one-off fee. */
export function leastFeeOf(programmes: OpenFacts[]): string {
  return programmes.length > 0 ? formatRand(Math.min(...programmes.map(({ fee }) => fee.once))) : TO_COME;
}

function hoursOf(programmes: ProgrammeFacts[]): string {
  if (programmes.length === 0) return TO_COME;
  if (programmes.every(({ duration }) => duration.unit === 'days')) return 'Full days';
  const hours = programmes.map((programme) => programme.hours);
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  return least === most ? `About ${most}` : `About ${least} to ${most}`;
}

/** Whether all, none or some programmes end with a project; if some, which. */
function finalProjectOf(programmes: ProgrammeFacts[]): boolean | string {
  const having = programmes.filter(({ hasFinalProject }) => hasFinalProject);
  if (having.length === 0 || having.length === programmes.length) return having.length > 0;
  return `In ${having.map(({ name }) => name).join(', ')}`;
}

function kindOf({ plural, path, icon, family }: Category, words: KindOfStudy, open: OpenFacts[]): Kind {
  return {
    ...words,
    name: plural,
    path,
    icon,
    family,
    time: timeOf(open),
    hours: hoursOf(open),
    finalProject: finalProjectOf(open),
    monthly: open.some(({ fee }) => fee.instalments),
    fee: leastFeeOf(open),
  };
}

/** Columns for the entry level and every category. Facts are counted from its open `programmes` (S1-05). */
export function kindsOfStudy(
  { taster, byCategory }: PricingPage['kinds'],
  programmes: readonly ProgrammeFacts[] = facts,
): Kind[] {
  return [
    { ...taster, name: 'Code Curious?', path: paths.codeCurious, icon: GROWTH[0], family: 'seed' },
    ...categories.map((category) => kindOf(category, byCategory[category.id], openIn(programmes, category.id))),
  ];
}
