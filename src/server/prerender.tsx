/** Draws one route as HTML, for the build. Runs in Node, never in the browser. */

import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';
import { pageAt } from '../shell/page-area/routes';

export interface PrerenderedPage {
  /** Tags that React hoisted out of the page: its `<title>`. */
  head: string;
  /** The content of the root element. */
  body: string;
}

// React puts the tags of the head before everything else.
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/;

// For streamed pages React marks the elements of view transitions. Nothing here reads these marks, and they are invalid HTML.
const TRANSITION_MARKS = /(<[a-z][^<>]*?)(?: vt-(?:update|share)="[^"]*")+/g;

/** Draws the page at `path`, with its code. Throws when any part of it throws. */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const errors: unknown[] = [];
  const page = pageAt(path);
  await page?.load();
  if (page?.progress().error) throw page.progress().error;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // No limit: React would move the rest into hidden elements, which only a script shows.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = (await text(prelude)).replaceAll(TRANSITION_MARKS, '$1');
  if (errors.length > 0) throw errors[0];
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
