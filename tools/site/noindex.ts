/**
 * Makes the host keep a preview or a demonstration from search engines: adds `X-Robots-Tag` to `firebase.json` here.
 * The pages stay as they will go live. Run before such a deployment; never commit what it writes.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'firebase.json';

const config = JSON.parse(readFileSync(FILE, 'utf8'));
config.hosting.headers.push({ source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] });
writeFileSync(FILE, `${JSON.stringify(config, null, 2)}\n`);
