import { Icon } from './Icon/Icon';

/** What every link that opens a new tab carries: `noopener` keeps the new page away from this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Says to everyone that a link opens a new tab: an icon for the eye, words for a screen reader (WCAG G201). */
export function NewTabHint() {
  return (
    <>
      <Icon name="newTab" />
      {/* A space of its own: the one before it is lost to screen readers that read the text. */}
      <span className="visually-hidden">{' (opens in a new tab)'}</span>
    </>
  );
}
