/**
 * Mock of Google's tag script: sends the commands that the Firebase SDK puts in the data layer to Google Analytics. It follows
 * gtag.js's documentation of `config`, `set` and `event`, `send_page_view` and `ga-disable-…` included. It keeps one cookie,
 * sends each event at once, and parameters under their documented names. The handler serves this function's source, so it
 * may use nothing from outside itself.
 *
 * @param dataLayerName the global array that holds the commands.
 */
export function gtagScript(dataLayerName: string): void {
  type Parameters = Record<string, unknown>;
  const page = window as unknown as Record<string, unknown>;
  const configurations: Record<string, Parameters> = {};
  let defaults: Parameters = {};

  function send(measurementId: string, name: string, parameters: Parameters): void {
    if (page[`ga-disable-${measurementId}`]) return;
    // The other settings of a configuration are not sent.
    const { cookie_domain: domain = 'auto', page_referrer = '' } = configurations[measurementId] ?? {};
    // biome-ignore lint/suspicious/noDocumentCookie: as the real one does.
    document.cookie = `_ga=GA1.1.1.1; path=/${domain === 'none' ? '' : `; domain=${location.hostname}`}`;
    const query = new URLSearchParams({ tid: measurementId, en: name });
    const automatic = { page_location: location.href, page_title: document.title, page_referrer };
    const { send_to, ...all } = { ...automatic, ...defaults, ...parameters } as Parameters;
    for (const [key, value] of Object.entries(all)) query.set(key, String(value));
    const address = `https://www.google-analytics.com/g/collect?${query}`;
    fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => undefined);
  }

  function run([command, target, parameters = {}]: [string, unknown, Parameters?]): void {
    if (command === 'set') {
      defaults = { ...defaults, ...(target as Parameters) };
    } else if (command === 'config') {
      configurations[String(target)] = parameters;
      if (parameters.send_page_view !== false) send(String(target), 'page_view', {});
    } else if (command === 'event') {
      const targets = parameters.send_to ?? Object.keys(configurations);
      for (const measurementId of [targets].flat()) send(String(measurementId), String(target), parameters);
    }
  }

  const dataLayer = page[dataLayerName] as ArrayLike<unknown>[];
  // The data layer holds `arguments` objects, which are not arrays.
  const runAll = (commands: ArrayLike<unknown>[]) => {
    for (const command of commands) run(Array.from(command) as [string, unknown, Parameters?]);
  };
  dataLayer.push = (...commands) => {
    runAll(commands);
    return dataLayer.length;
  };
  runAll(dataLayer);
}
