/** A finished page has no placeholder and nothing empty, and amounts and dates as in South Africa. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** Runs in the page. */
function unfinished(): Finding[] {
  const findings: Finding[] = [];
  const expectNone = (expected: string, found: Iterable<string>) => {
    for (const one of new Set(found)) findings.push({ expected, found: one.slice(0, 120) });
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const textOf = (part: Element | null) => part?.textContent ?? '';
  const main = document.querySelector('main') ?? document.body;
  const words = textOf(main);

  const PLACEHOLDERS = /lorem|ipsum|\bTODO\b|\bTBC\b|\bFIXME\b|undefined|\bNaN\b|\[object|\bxxx/gi;
  expectNone('no placeholder', textOf(document.body).match(PLACEHOLDERS) ?? []);
  const HOLDERS = 'h1, h2, h3, h4, p:not([aria-live]), li, tbody td, th, dt, dd, section, ul, ol, summary, a, caption';
  const empty = all(`main :is(${HOLDERS})`).filter((part) => textOf(part).trim() === '');
  expectNone(
    'something in it',
    empty.map(({ outerHTML }) => outerHTML),
  );
  const bare = all('main section:has(h2)').filter(
    (section) => textOf(section).length < 30 + textOf(section.querySelector('h2')).length,
  );
  expectNone('a heading is followed by what it announces', bare.map(textOf));

  // R45 000: no space after R, and a no-break space between thousands.
  const amounts = words.match(/\bR[\s\u00a0]?\d[\d\s\u00a0.,]*\d/g) ?? [];
  const odd = amounts.filter((amount) => !/^R\d{1,3}(\u00a0\d{3})*$/.test(amount.trim()));
  expectNone('an amount such as R45 000', odd);
  expectNone('a date in words', words.match(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g) ?? []);

  const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
  const times = all('main time').map((time) => [time.getAttribute('datetime') ?? '', textOf(time)] as const);
  const isOfDay = ([iso, written]: (typeof times)[number]) => {
    const [year, month = 0, day] = iso.split('-').map(Number);
    const name = months[month - 1] ?? '';
    return [name, name.slice(0, 3)].some((each) =>
      written.replaceAll('\u00a0', ' ').includes(`${day} ${each} ${year}`),
    );
  };
  const wrong = times.filter((time) => !isOfDay(time));
  expectNone(
    'the day that its datetime says',
    wrong.map((time) => time.join(': ')),
  );

  // A whole date must be in a <time>, except in text only for screen readers, beside a <time>, or in the centre's sentences.
  const isForEarsAlone = (part: Element) => {
    const { position, width } = getComputedStyle(part);
    return position === 'absolute' && width === '1px';
  };
  const isSentence = (part: Element) => part.matches('p, li, dd') && /[.?!]$/.test(part.textContent?.trim() ?? '');
  const copy = main.cloneNode(true) as Element;
  const twins = copy.querySelectorAll('*');
  const toDrop = [...main.querySelectorAll('*')].map(
    (part) => part.matches('time') || isForEarsAlone(part) || isSentence(part),
  );
  for (const [index, isDropped] of toDrop.entries()) if (isDropped) twins[index]?.remove();
  const plain = textOf(copy).match(new RegExp(`\\d{1,2}\\s(?:${months.join('|')})\\s\\d{4}`, 'g')) ?? [];
  // Dates of the facts are plain text, which Orca reads whole; each is repeated in a <time> below.
  const facts = textOf(document.querySelector('[data-part="facts"]'));
  const said = times.map(([, written]) => written);
  expectNone(
    'a date in a <time>',
    plain.filter((date) => !facts.includes(date) || !said.includes(date)),
  );
  return findings;
}

export const checkFinished = (page: Page): Promise<Finding[]> => page.evaluate(unfinished);
