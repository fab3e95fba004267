import { bar } from './ChartBar.css';

interface ChartBarProps {
  /** Share of the longest bar, from 0 to 1. */
  share: number;
  colour: keyof typeof bar;
}

/** A bar of a chart. Decoration: the figure stands beside it. */
export function ChartBar({ share, colour }: ChartBarProps) {
  return <svg className={bar[colour]} width={`${Math.round(1000 * share) / 10}%`} aria-hidden="true" />;
}
