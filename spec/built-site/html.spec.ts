/** Whether every page is valid HTML, and what HTML asks besides and html-validate lets pass. */
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { documentOf, htmlOf, pages } from './support/site';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // The site's only script is its own.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

async function messagesOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** Faults in lists of terms, in groups of controls, and attributes that HTML does not know. */
function structureFaults(page: Document): string[] {
  const found = (selector: string, where: string) =>
    [...page.querySelectorAll(selector)].map(({ localName }) => `<${localName}> ${where}`);
  return [
    ...found('dl > :not(dt, dd, div, script, template)', 'in a <dl>'),
    ...found('dl > div > :not(dt, dd, script, template)', 'in a <div> of a <dl>'),
    ...[...page.querySelectorAll('fieldset')]
      .filter(({ firstElementChild }) => firstElementChild?.localName !== 'legend')
      .map(() => '<fieldset> that does not begin with its <legend>'),
    ...found('[vt-update], [vt-share]', "with an attribute of React's own"),
  ];
}

test.each(pages)('%s is valid HTML', async (path) => {
  expect([...(await messagesOf(htmlOf(path))), ...structureFaults(documentOf(path))]).toEqual([]);
});

test('that check knows a picture between terms', () => {
  const html =
    '<dl><svg></svg><div><svg></svg><dt>A</dt><dd>B</dd></div></dl><fieldset><p>C</p></fieldset><p vt-share="auto"></p>';
  expect(structureFaults(new DOMParser().parseFromString(html, 'text/html'))).toEqual([
    '<svg> in a <dl>',
    '<svg> in a <div> of a <dl>',
    '<fieldset> that does not begin with its <legend>',
    "<p> with an attribute of React's own",
  ]);
});
