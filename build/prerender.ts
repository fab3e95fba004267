/** Writes one HTML file per route, with the whole content, its critical CSS and its head. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import { hideClosedPromotion } from '../src/shell/navigation/closedPromotions.ts';
import { CatalogueError, loadCatalogue } from './catalogue.ts';
import { isFixture } from './catalogueChoice.mjs';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { redirectsFor, updateHosting } from './hosting.ts';
import {
  CONDITIONAL_MEDIA,
  conditionalStyles,
  pageStyles,
  styleFiles,
  withImports,
  withoutFontFaces,
} from './pageStyles.ts';
import { HYDRATION_ENTRY, NOT_FOUND, pageFile } from './paths.ts';

type ServerEntry = typeof import('./serverEntry');

/** Compressed HTML that a slow connection fetches in a second, in bytes: twice the largest page. */
const GENEROUS = 40_000;

const SERVER_BUNDLES = 'node_modules/.cache/prerender';

async function write(directory: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Vite's tag of the page's only script, to be taken out of the template. */
function entryTag(template: string): string {
  const [tag = '', ...more] = template.match(/ *<script type="module"[^>]*><\/script>\n/g) ?? [];
  // The tag below is `async` and has low priority. A browser would fetch a second script with high priority.
  if (!tag || more.length > 0)
    throw new Error('The page must have one script, src/client/entry.ts, in one file with all that it imports.');
  return tag;
}

/** The scripts of the page at `path`, each after those it imports, without the entry; hydration is last. */
function scriptsOf(manifest: Manifest, path: string, entry: string): string[] {
  const chunks = withImports(manifest, ...(manifest[HYDRATION_ENTRY]?.imports ?? []), pageFile(path), HYDRATION_ENTRY);
  return chunks.map(({ file }) => file).filter((file) => !entry.includes(file));
}

/** Adds the typefaces' licences to those that Vite found for the scripts in `licences.txt`. */
async function addTypefaceLicences(root: string, outDir: string): Promise<void> {
  const file = join(outDir, 'licences.txt');
  const scripts = (await readFile(file, 'utf8')).replace(/^# .*\n\n.*\n/, '');
  const typefaces = await readFile(join(root, 'src/theme/fonts/licences.txt'), 'utf8');
  const head = '# Licences\n\nThis site is made with these scripts and typefaces, under their licences:\n';
  await writeFile(file, `${head}${scripts}\n${typefaces}`);
}

/** Address and content of files. */
type Files = [string, string | Uint8Array][];

/** Writes pages and other files into `outDir`, beside those that were made before: `downloads`. */
async function prerenderSite(root: string, site: ServerEntry, outDir: string, downloads: Files): Promise<void> {
  const { catalogue, day, warnings, paths, placeProblems } = await loadCatalogue(root);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const noAddress =
    'organisation.siteAddress is not set: canonical links, sharing tags, structured data and sitemap are left out.';
  for (const warning of catalogue.organisation.siteAddress ? warnings : [noAddress, ...warnings]) console.warn(warning);
  const entry = entryTag(template);
  const conditional = conditionalStyles(outDir, manifest);
  await write(outDir, conditional.file, conditional.text);

  const pages: [path: string, html: string][] = [];
  for (const path of [...paths, NOT_FOUND]) {
    const page = await site.prerender(path).catch((error: unknown) => {
      throw new Error(`${path}: the page could not be drawn: ${String(error)}`, { cause: error });
    });
    const styles = pageStyles(outDir, manifest, path, page.body, conditional.text);
    const policy = contentSecurityPolicy(styles.text, site.isAnalyticsConfigured);
    const list = (files: string[]) => files.map((file) => `/${file}`).join(' ');
    const data = `data-styles="${list(styles.files)}" data-files="${list(scriptsOf(manifest, path, entry))}"`;
    const script = entry.trim().replace(' ', () => ` async fetchpriority="low" ${data} `);
    const [intake = ''] = / data-intake="[^"]*"/.exec(page.body) ?? [];
    const head = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      // First in the head: a cached entry starts before the first paint.
      script,
      page.head,
      ...site.headFor(catalogue, path, day),
      `<style>${styles.text}</style><script${intake}>${hideClosedPromotion}</script>`,
      `<noscript><link rel="stylesheet" href="/${conditional.file}" media="${CONDITIONAL_MEDIA}"></noscript>`,
    ].join('');
    const html = template
      .replace(entry, '')
      .replaceAll(/>\s+</g, '><')
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => page.body);
    await write(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
    pages.push([path, html]);
  }
  const drawn = new Map(pages);
  const lost = placeProblems((path) => drawn.get(path));
  if (lost.length > 0) throw new CatalogueError(lost);
  for (const [path, html] of pages) {
    const { length } = gzipSync(html);
    const words = 'over a slow connection it takes more than a second; shorten it';
    if (length > GENEROUS) console.warn(`${path}: the page has ${length} bytes, compressed: ${words}`);
  }
  for (const file of styleFiles(Object.values(manifest)))
    await write(outDir, file, withoutFontFaces(await readFile(join(outDir, file), 'utf8')));
  const others = [...Object.entries(site.siteFiles(catalogue, paths)), ...(await site.socialImages(catalogue))];
  for (const [name, content] of [...downloads, ...others]) await write(outDir, name, content);
  await addTypefaceLicences(root, outDir);
  await rm(dirname(manifestFile), { recursive: true });
}

/** Builds the server bundle, the brochures, the browser's files, and then prerenders every route. */
export function prerenderRoutes(root: string): Plugin {
  return {
    name: 'prerender',
    config: ({ build }) => ({
      appType: 'spa',
      environments: {
        client: { build: { manifest: true } },
        prerender: {
          consumer: 'server',
          build: {
            // One bundle for each output folder, so that two builds at once do not use each other's.
            outDir: join(SERVER_BUNDLES, basename(build?.outDir ?? 'dist')),
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'build/serverEntry.ts' },
          },
        },
      },
      builder: {
        // One catalogue, read once, for both environments.
        sharedConfigBuild: true,
        async buildApp(builder) {
          const { client, prerender } = builder.environments;
          if (!client || !prerender) throw new Error('The build needs its client and prerender environments.');
          const { catalogue, day, aliases, views } = await loadCatalogue(root);
          const redirects = Object.fromEntries(catalogue.redirects.map(({ from, to }) => [from, to]));
          // The live catalogue's redirects are deployed, never the fixture's.
          if (!isFixture()) await updateHosting(root, redirectsFor({ ...aliases, ...redirects }));
          await builder.build(prerender);
          const bundle = join(root, prerender.config.build.outDir, 'serverEntry.js');
          const site: ServerEntry = await import(pathToFileURL(bundle).href);
          const downloads = await site.downloads(catalogue, day);
          views.sizes.brochureSizes = site.brochureSizes;
          await builder.build(client);
          await prerenderSite(root, site, join(root, client.config.build.outDir), downloads);
        },
      },
    }),
  };
}
