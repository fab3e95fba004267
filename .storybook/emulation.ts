/**
 * Emulates visitors' preferences in Storybook. Each emulated media feature is resolved inside the page's media rules.
 */

/** The toolbar's choices; `auto` leaves a feature to the browser. */
export interface Choices {
  scheme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'forced';
  motion: 'auto' | 'reduced';
  paper: 'auto' | 'paper';
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
const when = (condition: boolean) => (condition ? ALWAYS : NEVER);

/** The condition of a media rule, with the features in `choices` resolved. */
export function switched(condition: string, { scheme, contrast, motion, paper }: Choices): string {
  let text = condition;
  if (scheme !== 'auto') {
    text = text.replace(/\(prefers-color-scheme: (\w+)\)/g, (_all, wanted: string) => when(wanted === scheme));
  }
  if (contrast === 'forced') text = text.replace(/\(forced-colors: (\w+)\)/g, (_all, is) => when(is === 'active'));
  if (motion === 'reduced') {
    text = text.replace(/\(prefers-reduced-motion: ([\w-]+)\)/g, (_all, is) => when(is === 'reduce'));
  }
  if (paper === 'paper') text = text.replace(/\bprint\b/g, 'all').replace(/\bscreen\b/g, 'not all');
  return text;
}

/** The original conditions of the style sheets. */
const written = new WeakMap<MediaList, string>();

function switchRules(rules: CSSRuleList, choices: Choices): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, text);
      rule.media.mediaText = switched(text, choices);
    }
    if ('cssRules' in rule) switchRules(rule.cssRules as CSSRuleList, choices);
  }
}

/** An approximation of forced colours, enough to see a missing edge. Visual tests use the browser's own. */
const FORCED = `*, ::before, ::after { background-color: Canvas !important; color: CanvasText !important;
  border-color: CanvasText !important; box-shadow: none !important; }
a, a * { color: LinkText !important; } button, button * { color: ButtonText !important; }`;

function sheetOf(id: string, text: string): void {
  const sheet = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  sheet.id = id;
  sheet.textContent = text;
}

/** Applies these choices and this text size (%) to the page. Printing implies the light scheme. */
export function emulate(chosen: Choices, textSize: number): void {
  const choices: Choices = chosen.paper === 'paper' ? { ...chosen, scheme: 'light' } : chosen;
  for (const sheet of document.styleSheets) {
    // Style sheets of other origins cannot be read.
    if (sheet.href === null || sheet.href.startsWith(location.origin)) switchRules(sheet.cssRules, choices);
  }
  document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  document.documentElement.style.colorScheme = choices.scheme === 'auto' ? '' : choices.scheme;
  sheetOf('forced-colours', choices.contrast === 'forced' ? FORCED : '');
}
