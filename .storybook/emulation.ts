/** Emulates a visitor's colour scheme: resolves the feature inside the page's media rules. */

/** `auto` leaves the scheme to the browser. */
export type ChosenScheme = 'auto' | 'light' | 'dark';

/** The original conditions of the style sheets. */
const written = new WeakMap<MediaList, string>();

function switchRules(rules: CSSRuleList, scheme: ChosenScheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, text);
      rule.media.mediaText =
        scheme === 'auto'
          ? text
          : text.replace(/\(prefers-color-scheme: (\w+)\)/g, (_all, wanted: string) =>
              wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
            );
    }
    if ('cssRules' in rule) switchRules(rule.cssRules as CSSRuleList, scheme);
  }
}

/** Applies the scheme to the style sheets that the page has now. */
export function emulateScheme(scheme: ChosenScheme): void {
  for (const sheet of document.styleSheets) {
    // Style sheets of other origins cannot be read.
    if (sheet.href === null || sheet.href.startsWith(location.origin)) switchRules(sheet.cssRules, scheme);
  }
  document.documentElement.style.colorScheme = scheme === 'auto' ? '' : scheme;
}
