/**
 * Rules for any content, tested on the centre's own site: valid HTML, links that work, a unique head, and structured data in
 * schema.org's terms.
 */
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../../build/paths';
import { livePaths } from '../../support/paths';
import { siteIn } from '../support/builtSite';

const { documentOf, fileOf, graphOf, htmlOf } = siteIn('dist');
const routes = livePaths();
const pages = [...routes, NOT_FOUND];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // The site's own scripts need no integrity attribute.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

async function messagesOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** Faults in groups of controls, and attributes that HTML does not know. */
function structureFaults(page: Document): string[] {
  const found = (selector: string, where: string) =>
    [...page.querySelectorAll(selector)].map(({ localName }) => `<${localName}> ${where}`);
  return [
    ...[...page.querySelectorAll('fieldset')]
      .filter(({ firstElementChild }) => firstElementChild?.localName !== 'legend')
      .map(() => '<fieldset> that does not begin with its <legend>'),
    ...found('[vt-update], [vt-share]', "with an attribute of React's own"),
  ];
}

test.each(pages)('%s is valid HTML', async (path) => {
  expect([...(await messagesOf(htmlOf(path))), ...structureFaults(documentOf(path))]).toEqual([]);
});

test('every internal link on every page leads to something that is there', () => {
  const found = new Map<string, string>();
  for (const path of pages) {
    for (const link of documentOf(path).querySelectorAll('a[href^="/"]'))
      found.set(link.getAttribute('href') ?? '', path);
  }
  // The menu of every page leads to most pages.
  expect(found.size).toBeGreaterThan(pages.length / 2);
  for (const [href, from] of found) {
    const [address = '', hash] = href.replace(/\?[^#]*/, '').split('#');
    const message = `${href} on ${from}`;
    expect.soft(fileOf(address), message).toBeDefined();
    if (hash && fileOf(address)) expect.soft(documentOf(address).getElementById(hash), message).not.toBeNull();
  }
});

test.each(pages)('S2-01 %s has one heading, a title and a description', (path) => {
  const html = htmlOf(path);
  expect(html).toContain('<html lang="en-ZA">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  // Elements that React hides until a part arrives.
  expect(html).not.toMatch(/<template|<div hidden="" id="S:/);
  expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  expect(html.match(/<meta name="description" content="[^"]+/g)).toHaveLength(1);
});

test.each(pages)('the first paint of %s waits for the whole header', (path) => {
  const page = documentOf(path);
  const awaited = page.querySelector('link[rel=expect][blocking=render]')?.getAttribute('href') ?? 'none';
  expect(page.querySelector(awaited)?.localName).toBe('header');
});

test('S2-01 S2-07 every page has a title of its own', () => {
  expect(new Set(pages.map((path) => documentOf(path).title)).size).toBe(pages.length);
});

test.each(routes)('the structured data of %s leads to what is there', (path) => {
  const nodes = graphOf(path)['@graph'];
  const { url } = nodes[0] as { url?: string };
  const site = new URL(String(url)).origin;
  expect(documentOf(path).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${site}${path}`);
  const addresses = [...JSON.stringify(nodes).matchAll(/"(https:\/\/[^"#?]*)/g)].map(([, address]) => String(address));
  for (const address of addresses.filter((one) => one.startsWith(`${site}/`)))
    expect.soft(fileOf(address.replace(site, '')), address).toBeDefined();
});
