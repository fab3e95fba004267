import * as barTexts from '../catalogue/interface/bars.yaml';
import { focusOn } from '../ui/scrolling';
import { skipLink } from './SkipLink.css';

/** Id of the page area, target of the skip link. */
export const MAIN_ID = 'main';

/** The first Tab stop: skips the bars (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${MAIN_ID}`} onClick={() => focusOn(document.getElementById(MAIN_ID))}>
      {barTexts.skipLink}
    </a>
  );
}
