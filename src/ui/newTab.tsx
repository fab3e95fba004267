import * as barTexts from '../catalogue/interface/bars.yaml';
import { Icon } from './Icon/Icon';
import { visuallyHidden } from './text.css';

/** Attributes of every link that opens a new tab; `noopener` isolates the new page. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Hint that a link opens a new tab: an icon, and text for screen readers (WCAG G201). `className` places the icon. */
export function NewTabHint({ className }: { className?: string }) {
  return (
    <>
      <Icon name="newTab" className={className} />
      {/* The leading space is needed: some screen readers drop the space between elements. */}
      <span className={visuallyHidden}>{barTexts.newTab}</span>
    </>
  );
}
