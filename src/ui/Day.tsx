import { formatDay, formatShortDay } from './format';

/** A day as text, `1 February 2027` or short, `1 Feb 2027`, and as a machine-readable date. */
export function Day({ iso, isShort, className }: { iso: string; isShort?: boolean; className?: string }) {
  return (
    <time className={className} dateTime={iso}>
      {isShort ? formatShortDay(iso) : formatDay(iso)}
    </time>
  );
}
