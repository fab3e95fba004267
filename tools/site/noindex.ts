/**
 * Hides a preview or a demonstration from search engines: adds `X-Robots-Tag` to `firebase.json`. The pages do not
 * change. Run it before such a deployment, and never commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'firebase.json';

const config = JSON.parse(readFileSync(FILE, 'utf8'));
config.hosting.headers.push({ source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] });
writeFileSync(FILE, `${JSON.stringify(config, null, 2)}\n`);
