/** Headers of pages and bands: what stands beside a heading keeps to the columns and the band's edge. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

/** px: where the second column of the page begins, by the width of the window. */
const SECOND_COLUMN: Record<number, number> = { 1000: 525, 1092: 573, 1200: 630, 1280: 672, 1600: 836, 1920: 996 };

interface BandHeader {
  heading: string;
  /** px from the window's edge. */
  lead: number;
  /** How far the last lines of heading and lead are apart, px. */
  drop: number;
}

/** Headers of bands that stand side by side with their lead. */
const headersOf = (page: Page): Promise<BandHeader[]> =>
  page.locator('main :is(div, header):has(> h2 + p)').evaluateAll((all) => {
    /** The baseline of the last line: that of an empty box put at its end. */
    const baselineOf = (element: Element) => {
      const mark = document.createElement('span');
      mark.style.cssText = 'display:inline-block;width:0;height:0';
      element.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    return all.flatMap((header) => {
      const heading = header.querySelector(':scope > h2');
      const lead = heading?.nextElementSibling;
      if (!heading || !lead) return [];
      const [first, second] = [heading.getBoundingClientRect(), lead.getBoundingClientRect()];
      if (second.left < first.right - 1) return [];
      const drop = Math.abs(baselineOf(heading) - baselineOf(lead));
      return [{ heading: heading.textContent ?? '', lead: second.left, drop }];
    });
  });

/** A lead beside its heading begins at the second column and ends on the heading's last line. */
export async function checkLeads(page: Page, width: number): Promise<Finding[]> {
  const column = SECOND_COLUMN[width] ?? Number.NaN;
  return (await headersOf(page)).flatMap(({ heading, lead, drop }) => {
    const found = `the lead of "${heading}"`;
    const findings: Finding[] = [];
    if (!(Math.abs(lead - column) < 1)) {
      findings.push({ expected: `a lead beside its heading begins at ${column} px`, found: `${found} at ${lead} px` });
    }
    if (drop >= 1)
      findings.push({ expected: 'a lead ends on the line of its heading', found: `${found}, ${drop} px off` });
    return findings;
  });
}

/** The picture of a page's header stands on its band's lower edge, whole. From 900 px on. */
export async function checkHeaderPicture(page: Page): Promise<Finding[]> {
  const expected = 'the picture of the header stands on its band’s lower edge, whole';
  const band = page.locator('section:has(h1)');
  const picture = band.locator('> div > svg:visible, [data-part="pattern"]');
  if ((await picture.count()) !== 1) return [{ expected, found: `${await picture.count()} pictures` }];
  const [frame, box] = [await band.boundingBox(), await picture.boundingBox()];
  if (!frame || !box) return [{ expected, found: 'a picture that is not shown' }];
  const above = Math.round(frame.y + frame.height - box.y - box.height);
  if (above !== 0) return [{ expected, found: `${above} px above the edge` }];
  return box.y < frame.y - 1 ? [{ expected, found: 'cut at the top' }] : [];
}
