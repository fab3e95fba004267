import * as barTexts from '../catalogue/interface/bars.yaml';
import { focusOn } from '../ui/scrolling';
import { MAIN_ID } from './ids';
import { skipLink } from './SkipLink.css';

/** The first Tab stop: skips the bars (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${MAIN_ID}`} onClick={() => focusOn(document.getElementById(MAIN_ID))}>
      {barTexts.skipLink}
    </a>
  );
}
