/** The policy of each page as it will be deployed: with analytics where the build has it, closed otherwise. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../../build/paths';
import { livePaths } from '../../support/paths';
import { DOCUMENT } from '../support/headers';
import { siteIn } from '../support/site';

const { htmlOf } = siteIn('dist');
const pages = [...livePaths(), NOT_FOUND];

const google = (...sources: string[]) => (htmlOf('/').includes('googletagmanager') ? ` ${sources.join(' ')}` : '');

for (const path of pages) {
  test(`${path} allows one inline script and one inline style, by hash`, () => {
    const html = htmlOf(path);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
    const [style, script, ...more] = [...styles, ...scripts].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect([styles.length, scripts.length, more]).toEqual([1, 1, []]);
    // The header of every page allows no more, and so must allow it as well.
    expect(DOCUMENT['Content-Security-Policy']).toContain(` ${script} `);
    expect((policy?.[1] ?? '').split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${script}${google('https://www.googletagmanager.com/gtag/js')}`,
      `style-src-elem 'self' ${style}`,
      "style-src-attr 'none'",
      `img-src 'self' data:${google('https://*.google-analytics.com', 'https://*.googletagmanager.com')}`,
      "font-src 'self'",
      `connect-src 'self'${google(
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      )}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types${google('firebase-js-sdk-policy', 'goog#html') || " 'none'"}`,
    ]);
    // The policy stands before everything that it is to hold.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<style|<script/));
    expect(html.match(/<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>/g)).toEqual(['<script>']);
    expect(html).not.toMatch(/ style="/);
  });
}
