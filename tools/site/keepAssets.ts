/**
 * Adds the assets of the live release to a new build, so that pages opened before the new release find their chunks:
 * `node tools/site/run.mjs tools/site/keepAssets.ts <live> dist`. Assets that the live release has kept itself are left out.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Assets that the pages of a release name, directly or through other assets. */
function ownAssets(release: string): Set<string> {
  const names = readdirSync(join(release, 'assets'));
  const assets = new Set<string>();
  const follow = (file: string) => {
    const text = readFileSync(join(release, file), 'utf8');
    for (const name of names.filter((one) => !assets.has(one) && text.includes(one))) {
      assets.add(name);
      if (/\.(js|css)$/.test(name)) follow(join('assets', name));
    }
  };
  for (const file of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) follow(file);
  }
  return assets;
}

const [live, build] = process.argv.slice(2);
if (!live || !build) throw new Error('name the live release and the build: keepAssets.ts <live> <dist>');
if (!existsSync(join(live, 'index.html'))) {
  console.warn(`${live} has no release: nothing is kept. That is right for the first one.`);
} else {
  const kept = [...ownAssets(live)].filter((name) => !existsSync(join(build, 'assets', name)));
  for (const name of kept) cpSync(join(live, 'assets', name), join(build, 'assets', name));
  console.log(`${kept.length} assets of the live release are kept.`);
}
