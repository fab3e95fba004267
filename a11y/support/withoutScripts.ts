/** A page without scripts has no empty places, and a finished page no placeholders. */
import { ofPage, rule } from './check';

/** Large boxes of the page area with nothing visible in them. */
export const holes = rule({ rule: 'no-holes', title: 'No place is kept for what scripts draw' }, (page) =>
  page.evaluate(() => {
    const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const isDrawn = (part: Element) =>
      isShown(part) &&
      (part.matches('svg, img') || [...part.childNodes].some((node) => node instanceof Text && node.data.trim()));
    // The box of a sketch is not empty: it shows the surface of its card's picture.
    const isEmpty = (box: Element) => {
      const { width, height } = box.getBoundingClientRect();
      const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = getComputedStyle(box);
      const styles = [backgroundColor, backgroundImage, borderTopWidth, boxShadow].join();
      return (
        box.matches('div, span:not([data-part="sketch"]), p, li') &&
        box.childNodes.length === 0 &&
        styles === 'rgba(0, 0, 0, 0),none,0px,none' &&
        Math.min(width, height) >= 40
      );
    };
    const isHole = (part: Element) =>
      part.getBoundingClientRect().height > 100 &&
      !part.closest('svg, colgroup, td') &&
      ![part, ...part.querySelectorAll('*')].some(isDrawn);
    return [...document.querySelectorAll('main *')]
      .filter((part) => isShown(part) && (isHole(part) || isEmpty(part)))
      .map((part) => inPage.fault(part, 'it is empty'));
  }),
);

/** Placeholders, empty elements, and amounts and dates that are not written as in South Africa. */
export const finished = rule({ rule: 'finished', title: 'A page has no placeholder and nothing empty' }, (page) =>
  page
    .evaluate(() => {
      const words = document.body.textContent ?? '';
      const PLACEHOLDERS = /lorem|ipsum|\bTODO\b|\bTBC\b|\bFIXME\b|undefined|\bNaN\b|\[object|\bxxx/gi;
      const HOLDERS =
        'h1, h2, h3, h4, p:not([aria-live]), li, tbody td, th, dt, dd, section, ul, ol, summary, a, caption';
      const empty = [...document.querySelectorAll(`main :is(${HOLDERS})`)].filter((part) => !part.textContent?.trim());
      // R45 000: no space after R, and a no-break space between thousands.
      const amounts = words.match(/\bR[\s\u00a0]?\d[\d\s\u00a0.,]*\d/g) ?? [];
      return [
        ...(words.match(PLACEHOLDERS) ?? []),
        ...empty.map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ...amounts.filter((amount) => !/^R\d{1,3}(\u00a0\d{3})*$/.test(amount.trim())),
        ...(words.match(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g) ?? []),
      ];
    })
    .then((found) => found.map((one) => ofPage(`it has "${one}"`))),
);
