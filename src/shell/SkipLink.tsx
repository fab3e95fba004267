import { skipLink } from './SkipLink.css';

/** The id of the page area, target of the skip link. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the bars, to the page (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}
