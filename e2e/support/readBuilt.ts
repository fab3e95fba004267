import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A built file's content with constant hashes. One letter of a hash changes Brotli's result by dozens of bytes, and a budget
 * must count only real changes.
 */
export function readBuilt(file: string): Buffer | string {
  if (!/\.(css|html|js)$/.test(file)) return readFileSync(`dist-fixture${file}`);
  const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 7);
  return readFileSync(`dist-fixture${file}`, 'utf8')
    .replaceAll(/([\w-]+)-[\w-]{7,8}(?=\.(?:css|js|woff2)\b)/g, (_whole, name: string) => `${name}-${hashOf(name)}`)
    .replace(
      /(?<=style-src-elem 'self' 'sha256-)[^']{43}/,
      createHash('sha256').update('').digest('base64').slice(0, 43),
    );
}
