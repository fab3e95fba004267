import { facts } from 'virtual:catalogue/facts';
import { categories } from '../../catalogue/categories.yaml';
import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { durationRange } from '../../catalogue/duration';
import { fill } from '../../catalogue/fill';
import { about } from '../../catalogue/interface/facts.yaml';
import { fullDays } from '../../catalogue/interface/planner.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import type { CategoryNotes, PricingPage } from '../../catalogue/pageSchemas';
import type { Category, Family } from '../../catalogue/schema';
import type { OpenFacts, ProgrammeFacts } from '../../catalogue/views';
import { formatDurationRange, formatRand } from '../../ui/format';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';

/** A column of the comparison: a category or the entry level. */
export interface CategoryColumn extends CategoryNotes {
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

/** Open programmes of a category. */
const openProgrammesIn = (programmes: readonly ProgrammeFacts[], id: Category['id']) =>
  programmes.filter((one) => !one.isUpcoming).filter(({ category }) => category === id);

/** Range from the shortest to the longest duration. */
export function timeOf(programmes: ProgrammeFacts[]): string {
  const [shortest, longest] = durationRange(programmes) ?? [];
  return shortest && longest ? formatDurationRange(shortest.duration, longest.duration) : priceTexts.toBeConfirmed;
}

/** Lowest one-off fee. */
export function lowestFeeOf(programmes: OpenFacts[]): string {
  return programmes.length > 0
    ? formatRand(Math.min(...programmes.map(({ fee }) => fee.once)))
    : priceTexts.toBeConfirmed;
}

function hoursOf(programmes: ProgrammeFacts[]): string {
  if (programmes.length === 0) return priceTexts.toBeConfirmed;
  if (programmes.every(({ duration }) => duration.unit === 'days')) return fullDays;
  const hours = programmes.map((programme) => programme.hours);
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  return least === most ? fill(about, { hours: most }) : fill(priceTexts.aboutRange, { least, most });
}

/** Whether all, none or some programmes end with a project; if some, which. */
function finalProjectOf(programmes: ProgrammeFacts[]): boolean | string {
  const withProject = programmes.filter(({ hasFinalProject }) => hasFinalProject);
  if (withProject.length === 0 || withProject.length === programmes.length) return withProject.length > 0;
  return fill(priceTexts.projectIn, { names: withProject.map(({ name }) => name).join(', ') });
}

function columnOf({ plural, path, icon, family }: Category, words: CategoryNotes, open: OpenFacts[]): CategoryColumn {
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
    fee: lowestFeeOf(open),
  };
}

/** Columns for the entry level and every category. Facts are counted from its open `programmes` (S1-05). */
export function categoryColumns(
  { entryLevel, byCategory }: PricingPage['categories'],
  programmes: readonly ProgrammeFacts[] = facts,
): CategoryColumn[] {
  return [
    {
      ...entryLevel,
      name: codeCurious.name,
      path: codeCurious.path,
      icon: GROWTH_STAGES[0],
      family: 'seed',
      time: capitalised(codeCurious.time),
      fee: capitalised(codeCurious.fee),
    },
    ...categories.map((category) =>
      columnOf(category, byCategory[category.id], openProgrammesIn(programmes, category.id)),
    ),
  ];
}
