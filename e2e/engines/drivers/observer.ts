/** Notes a browser's messages in the page itself, for drivers that cannot report them. */

/** Key of the messages in the tab's session storage, a JSON list. They outlive the page that they come from. */
export const MESSAGES_KEY = 'engine-messages';

function observe(key: string) {
  function note(...words: unknown[]) {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, words.map(String).join(' ')]));
  }
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => note(`${level}:`, ...words);
  }
  addEventListener('error', ({ message }) => note('error:', message));
  addEventListener('unhandledrejection', ({ reason }) => note('error:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note('policy:', effectiveDirective, blockedURI),
  );
}

/** The observer as a script for the head of a page. */
export const observerScript = `(${observe})(${JSON.stringify(MESSAGES_KEY)})`;
