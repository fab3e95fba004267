/** The policy of each page for deployment. Analytics hosts are allowed only if the build has analytics. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../build/contentSecurityPolicy';
import { NOT_FOUND } from '../../../build/paths';
import { livePaths } from '../../support/paths';
import { siteIn } from '../support/builtSite';
import { DOCUMENT } from '../support/headers';

const { htmlOf } = siteIn('dist');
const pages = [...livePaths(), NOT_FOUND];

for (const path of pages) {
  test(`${path} allows one inline script and one inline style, by hash`, () => {
    const html = htmlOf(path);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    const scripts = [...html.matchAll(/<script(?: data-intake="[^"]*")?>(.*?)<\/script>/gs)].map(
      (match) => match[1] ?? '',
    );
    expect([styles.length, scripts.length]).toEqual([1, 1]);
    const script = `'sha256-${createHash('sha256').update(scripts.join()).digest('base64')}'`;
    // A browser enforces header and page policy together, so both must allow it.
    for (const one of [DOCUMENT['Content-Security-Policy'], policy?.[1]]) expect(one).toContain(` ${script}`);
    // `spec/content/heads.spec.ts` tests its content.
    expect(policy?.[1]).toBe(contentSecurityPolicy(styles.join(), htmlOf('/').includes('googletagmanager')));
    // The policy comes before everything that it controls.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<style|<script/));
    expect(html.match(/<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/);
  });
}
