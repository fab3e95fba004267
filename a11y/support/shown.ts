/** Items for a person to judge, read from the page: a line of text each, and its place. */
import type { Page } from '@playwright/test';
import type { EvidenceKind, Item } from './model';

type Listed = Record<Extract<EvidenceKind, 'images' | 'links' | 'order' | 'messages'>, Item[]>;

/** Runs in the page. */
function list(selector: string): Listed {
  const roots = [...document.querySelectorAll(selector)];
  const all = (what: string) =>
    roots
      .flatMap((root) => [...(root.matches(what) ? [root] : []), ...root.querySelectorAll(what)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const words = (text: string | null | undefined, most = 160) => {
    // A brochure's size changes with every word in it.
    const plain = (text ?? '')
      .replaceAll(/[\s\u200b]+/g, ' ')
      .replaceAll(/\(PDF, \d+ KB\)/g, '(PDF, … KB)')
      .trim();
    return plain.length > most ? `${plain.slice(0, most)}…` : plain;
  };
  const item = (element: Element, text: string): Item => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
    const [left = 0, top = 0, across = 0, down = 0] = at;
    return { text, box: { x: left, y: top, width: across, height: down } };
  };
  /** Only words shown at this width: the document also holds the shorter words for phones. */
  const textOf = (element: Element | null | undefined) =>
    // biome-ignore lint/performance/useDomNodeTextContent: the layout decides what is there.
    element instanceof HTMLElement ? element.innerText : element?.textContent;
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return words(labels || element.getAttribute('aria-label') || element.getAttribute('alt') || textOf(element));
  };
  const headingOf = (element: Element) => {
    const before = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const heading = words(textOf(before.at(-1)), 60);
    return heading && ` under “${heading}”`;
  };
  const alternative = (image: Element) => {
    if (image.closest('[aria-hidden=true]')) return 'hidden as decoration';
    const name =
      image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? image.querySelector('title')?.textContent;
    return name ? `alternative “${name}”` : 'no alternative';
  };
  const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, caption, th, td, summary, button, legend, label, figcaption';
  return {
    images: all('img, svg, canvas, video, picture, [role=img]').map((image) => {
      const control = image.closest('a, button, summary');
      const inside = control ? `in ${control.tagName.toLowerCase()} “${nameOf(control)}”` : headingOf(image).trim();
      return item(image, [alternative(image), inside].filter(Boolean).join(', '));
    }),
    links: all('a[href]').map((link) => {
      const block = words(textOf(link.closest('p, li, dd, td')));
      const name = nameOf(link);
      const context = block && block !== name ? ` in “${block}”` : '';
      return item(link, `“${name}”${context}${headingOf(link)} → ${link.getAttribute('href')}`);
    }),
    order: all(`${BLOCKS}, a`)
      .filter((block) => !block.querySelector(BLOCKS) && !(block.matches('a') && block.closest(BLOCKS)))
      .filter((block) => words(textOf(block)) !== '')
      .map((block) => item(block, words(textOf(block), 80))),
    messages: all('[role=status], [role=alert], [role=log], [aria-live]').map((region) =>
      item(
        region,
        `${region.getAttribute('role') ?? `live ${region.ariaLive}`}: “${words(region.textContent) || 'empty'}”`,
      ),
    ),
  };
}

/** Images with alternatives, links with contexts, reading order and messages within `selector`. */
export const listShown = (page: Page, selector: string): Promise<Listed> => page.evaluate(list, selector);

function moving(): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const { transitionProperty, transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    const part =
      element.closest('[data-part]')?.getAttribute('data-part') ??
      element.closest('header, main, footer, aside')?.tagName;
    const name = `${element.tagName.toLowerCase()} in ${part?.toLowerCase() ?? 'body'}`;
    return [
      ...(Number.parseFloat(transitionDuration) > 0
        ? [`${name}: ${transitionProperty} changes in ${transitionDuration}`]
        : []),
      ...(animationName === 'none' ? [] : [`${name}: ${animationName} runs for ${animationDuration}`]),
    ];
  });
}

/** Motions for visitors without a preference for reduced motion, each once. The page is left as it was. */
export async function listMotion(page: Page): Promise<Item[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await page.evaluate(moving);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return [...new Set(found)].map((text) => ({ text }));
}
