import { Icon } from './Icon/Icon';
import { visuallyHidden } from './text.css';

/** What every link that opens a new tab carries: `noopener` keeps the new page away from this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Says to everyone that a link opens a new tab: an icon for the eye, words for a screen reader (WCAG G201). A class name places the icon. */
export function NewTabHint({ className }: { className?: string }) {
  return (
    <>
      <Icon name="newTab" className={className} />
      {/* A space of its own: the one before it is lost to screen readers that read the text. */}
      <span className={visuallyHidden}>{' (opens in a new tab)'}</span>
    </>
  );
}
