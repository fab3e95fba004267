/** The comparison as a page: each picture that differs, before, now, and where. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Page, renderPage } from '../report/Page';
import type { Difference } from './compare';

interface Folders {
  before: string;
  now: string;
  /** Of the pixels that differ. */
  masks: string;
}

const sizeOf = ([width, height]: [number, number]) => `${width} × ${height} px`;

/** The page's text; `sources` are the addresses of a picture's three versions, seen from the page. */
export function comparisonPage(differences: Difference[], sources: (name: string) => [string, string, string]): string {
  const worstFirst = differences.toSorted((a, b) => b.pixels - a.pixels);
  return renderPage(
    <Page title="Pictures compared" above="Pictures of every page, set beside earlier ones" below={null}>
      <h1>Pictures compared</h1>
      {worstFirst.map(({ name, pixels, top, sizes: [before, now] }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>
            {pixels} px differ, the first in row {top}; {sizeOf(before)} before, {sizeOf(now)} now.
          </p>
          <p>
            {sources(name).map((source, index) => (
              <a key={source} href={source}>
                <img src={source} alt={['Before', 'Now', 'What differs'][index]} loading="lazy" width={360} />
              </a>
            ))}
          </p>
        </section>
      ))}
    </Page>,
  );
}

/** Writes `index.html` and `differences.json` into `directory`. */
export function writeReport(directory: string, differences: Difference[], { before, now, masks }: Folders): void {
  const sources = (name: string) =>
    [before, now, masks].map((folder) => relative(directory, join(folder, name))) as [string, string, string];
  writeFileSync(join(directory, 'index.html'), comparisonPage(differences, sources));
  writeFileSync(join(directory, 'differences.json'), `${JSON.stringify(differences, null, 2)}\n`);
}
