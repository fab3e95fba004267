/**
 * The mutants that may survive, each with its reason. They still count against the score. `line` and `change` read as
 * `npm run spec:mutate` prints them; an entry whose mutant is killed or gone is reported, and must go.
 */
export interface Survivor {
  /** Relative to the repository. */
  file: string;
  /** The source line the mutant begins on, trimmed. */
  line: string;
  /** What the mutant changes: `original → replacement`. */
  change: string;
  /** One sentence: why no test in vitest can see it, and which browser test does, if one does. */
  reason: string;
}

export const survivors: readonly Survivor[] = [
  {
    file: 'src/catalogue/check.ts',
    line: "({ value }) => value.icon.join('/'),",
    change: '\'/\' → ""',
    reason: 'No two glyphs differ in where their rows are cut alone: every row has the same length.',
  },
  {
    file: 'src/services/analyticsSender.ts',
    line: "if (!options) throw new Error('Analytics needs the product project');",
    change: '\'Analytics needs the product project\' → ""',
    reason: 'The sender is imported only where the project is configured.',
  },
  {
    file: 'src/services/analyticsSender.ts',
    line: "if (!options) throw new Error('Analytics needs the product project');",
    change: '!options → false',
    reason: 'The sender is imported only where the project is configured.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'export function reportWebVitals(): void {',
    change: "{ if (!receiver) return; const report = receiver; import('we… → {}",
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'if (!receiver) return;',
    change: '!receiver → receiver',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'if (!receiver) return;',
    change: '!receiver → true',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'if (!receiver) return;',
    change: '!receiver → false',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: '({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {',
    change: '{ for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB… → {}',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/webVitals.ts',
    line: 'for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(report);',
    change: '[onCLS, onFCP, onINP, onLCP, onTTFB] → []',
    reason:
      'There is no receiver, so none of it runs; spec/s7-calls/web-vitals.spec.ts and bundles.spec.ts hold the build.',
  },
  {
    file: 'src/services/analytics.ts',
    line: "let lastView = '';",
    change: '\'\' → "Stryker was here!"',
    reason: 'No address is either text, so the first view is new with both.',
  },
  {
    file: 'src/services/analytics.ts',
    line: 'if (!isConfigured) return;',
    change: '!isConfigured → false',
    reason:
      'Without a project nothing is sent later either; the line lets the bundler leave the SDK out, which spec/s7-calls/bundles.spec.ts holds.',
  },
  {
    file: 'src/services/analytics.ts',
    line: 'const key = pathname.toLowerCase() + search;',
    change: 'pathname.toLowerCase() → pathname.toUpperCase()',
    reason: 'Two paths are alike in small letters when they are alike in capitals.',
  },
  {
    file: 'src/services/analytics.ts',
    line: '} catch {',
    change: '{ return false; } → {}',
    reason: 'Nothing is returned then, which counts as not remembered, as false does.',
  },
  {
    file: 'src/main.ts',
    line: "const files = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];",
    change:
      "document.querySelector<HTMLScriptElement>('script[data-files… → document.querySelector<HTMLScriptElement>('script[data-files…",
    reason: 'The element was found by its data-files, so it has them; only the type allows for none.',
  },
  {
    file: 'src/shell/floating/Floating.tsx',
    line: 'document.getElementById(MAIN_ID)?.focus({ preventScroll: true });',
    change: 'document.getElementById(MAIN_ID)?.focus → document.getElementById(MAIN_ID).focus',
    reason: 'Every page has its page area; only the type allows for none.',
  },
  {
    file: 'src/shell/footer/Accreditations.tsx',
    line: '<Tiles rows={SEALS[index] ?? []} />',
    change: '[] → ["Stryker was here"]',
    reason: 'There are as many seals as accreditations; only the type allows for less.',
  },
  {
    file: 'src/ui/format.ts',
    line: "weekday: WEEKDAYS[date.getUTCDay()] ?? '',",
    change: '\'\' → "Stryker was here!"',
    reason: 'Every day of the week has its name; only the type allows for none.',
  },
  {
    file: 'src/ui/format.ts',
    line: "month: MONTHS[date.getUTCMonth()] ?? '',",
    change: '\'\' → "Stryker was here!"',
    reason: 'Every month has its name; only the type allows for none.',
  },
  {
    file: 'src/sections/intakes/IntakeTimeline.tsx',
    line: "const year = intakes[0]?.starts.slice(0, 4) ?? '';",
    change: '\'\' → "Stryker was here!"',
    reason: 'There are intakes; without one there is no page to show the year on.',
  },
  {
    file: 'src/sections/intakes/IntakeTimeline.tsx',
    line: "const year = intakes[0]?.starts.slice(0, 4) ?? '';",
    change: 'intakes[0]?.starts → intakes[0].starts',
    reason: 'There are intakes; only the type allows for none.',
  },
  {
    file: 'src/sections/intakes/IntakeTimeline.tsx',
    line: "const year = intakes[0]?.starts.slice(0, 4) ?? '';",
    change: 'intakes[0]?.starts.slice(0, 4) → intakes[0]?.starts',
    reason: 'A later year sorts behind the whole day as it does behind its year, and the same year does not.',
  },
  {
    file: 'src/sections/pricing/kindsOfStudy.ts',
    line: 'time: shortest && longest ? formatDurationRange(shortest.duration, longest.duration) : TO_COME,',
    change: 'shortest && longest → shortest || longest',
    reason: 'Where there is a shortest there is a longest.',
  },
  {
    file: 'src/shell/navigation/barState.ts',
    line: 'return { y, isHidden: change > 0 && y > NAVBAR_HIDE_OFFSET_PX && !isHeld };',
    change: 'change > 0 → change >= 0',
    reason: 'No change of 0 comes so far: the line above answers it.',
  },
  {
    file: 'src/shell/navigation/useMobileSwitch.ts',
    line: 'const isMobile = () => window.innerWidth < MOBILE_BREAKPOINT_PX;',
    change: 'window.innerWidth < MOBILE_BREAKPOINT_PX → window.innerWidth >= MOBILE_BREAKPOINT_PX',
    reason: 'Only its change counts, and the opposite changes at the same width.',
  },
  {
    file: 'src/shell/programmes-menu/useHydrated.ts',
    line: '() => false,',
    change: '() => false → () => undefined',
    reason: 'Whoever asks only asks whether it is true.',
  },
  {
    file: 'src/shell/programmes-menu/useHydrated.ts',
    line: 'const never = () => () => undefined;',
    change: '() => () => undefined → () => undefined',
    reason: 'React takes a subscription without an end as well; only the type asks for one.',
  },
  {
    file: 'src/shell/page-area/PageErrorBoundary.tsx',
    line: 'override state: State = { hasError: false };',
    change: '{ hasError: false } → {}',
    reason: 'Nothing and false are alike where it is read.',
  },
  {
    file: 'src/shell/page-area/routes.ts',
    line: 'const match = matchRoutes(routes, listedPath(pathname) ?? pathname)?.at(-1);',
    change:
      'matchRoutes(routes, listedPath(pathname) ?? pathname)?.at → matchRoutes(routes, listedPath(pathname) ?? pathname).at',
    reason: 'The not-found page matches every path; only the type allows for none.',
  },
  {
    file: 'src/shell/page-area/routes.ts',
    line: 'await element?.type.preload().catch(() => undefined);',
    change: 'element?.type → element.type',
    reason: 'The not-found page matches every path; only the type allows for none.',
  },
  {
    file: 'src/shell/navigation/useHiddenOnScroll.ts',
    line: 'if (!element) return;',
    change: '!element → false',
    reason: 'The bar is drawn before its effects run; only the type allows for none.',
  },
  {
    file: 'src/shell/navigation/useHiddenOnScroll.ts',
    line: "element.removeEventListener('focusin', show);",
    change: '\'focusin\' → ""',
    reason: 'One that stays does what the new one does: it shows a bar that is shown.',
  },
  {
    file: 'src/shell/programmes-menu/MobileProgrammes.tsx',
    line: 'title.current?.focus();',
    change: 'title.current?.focus → title.current.focus',
    reason: 'The title is drawn with the row that was pressed; only the type allows for none.',
  },
  {
    file: 'src/shell/programmes-menu/ProgrammesDropdown.tsx',
    line: "root.current?.querySelector('button')?.focus();",
    change: "root.current?.querySelector('button')?.focus → root.current?.querySelector('button').focus",
    reason: 'It listens only while it is drawn, its button with it; only the types allow for none.',
  },
  {
    file: 'src/shell/programmes-menu/ProgrammesDropdown.tsx',
    line: "root.current?.querySelector('button')?.focus();",
    change: 'root.current?.querySelector → root.current.querySelector',
    reason: 'It listens only while it is drawn; only the type allows for none.',
  },
  {
    file: 'src/shell/programmes-menu/ProgrammesDropdown.tsx',
    line: 'if (!root.current?.contains(target as Node)) onClose();',
    change: 'root.current?.contains → root.current.contains',
    reason: 'It listens only while it is drawn; only the type allows for none.',
  },
  {
    file: 'src/shell/programmes-menu/SearchField.tsx',
    line: 'input.current?.focus();',
    change: 'input.current?.focus → input.current.focus',
    reason: 'The field is drawn with the button that empties it; only the type allows for none.',
  },
  {
    file: 'src/shell/programmes-menu/useProgrammeSearch.ts',
    line: 'const [areResultsHidden, setResultsHidden] = useState(false);',
    change: 'false → true',
    reason: 'There are no results before something is typed, and typing shows them.',
  },
  {
    file: 'src/shell/programmes-menu/useProgrammeSearch.ts',
    line: 'if (!list.current?.contains(document.activeElement)) setResultsHidden(true);',
    change: 'list.current?.contains → list.current.contains',
    reason: 'Nothing waits once the panel is gone; only the type allows for no list.',
  },
  {
    file: 'src/start.tsx',
    line: '<BrowserRouter useTransitions={false}>',
    change: 'false → true',
    reason:
      'No page changes in the tests of the start; e2e/faults holds the overlay of a slow page, which it would keep away.',
  },
];
