/** A stand-in for what a release asks of GitHub and Google, as their references describe it, and for the site that it makes. */
import { renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { writeBelow } from '../../../../spec/support/folder';
import { serve } from '../../../site/serve';
import { answerRules, refuse } from './rulesApi';

interface World {
  /** Protection rules of the environment `approval`. */
  protection: { type: string }[];
  /** Release of rules → its text. */
  rules: Record<string, string>;
  /** Status of a request that fails; `undefined` for one that succeeds. */
  fails: (request: string) => number | undefined;
}

/** Starts it. Hosting writes what is released to a folder below `root`, and serves that. */
export async function startGoogle(root: string) {
  const world: World = { protection: [], rules: {}, fails: () => undefined };
  const rules = answerRules(world.rules);
  const live = join(root, 'live');
  const site = await serve({ directory: live });
  let files: Record<string, string> = {};
  const uploads = new Map<string, Buffer>();
  let address = '';

  function release() {
    const next = join(root, 'next');
    for (const [file, hash] of Object.entries(files))
      writeBelow(next, file, String(gunzipSync(uploads.get(hash) ?? Buffer.of())));
    rmSync(live, { recursive: true, force: true });
    renameSync(next, live);
    return {};
  }

  /** What is answered to a request of that path; `undefined` for an unknown one. */
  function answer(path: string, body: Buffer): Response | undefined {
    const upload = /\/upload\/(\w+)$/.exec(path)?.[1];
    if (upload) uploads.set(upload, body);
    if (path.endsWith(':populateFiles')) ({ files } = JSON.parse(String(body)));
    const answers: [RegExp, () => object][] = [
      [/^\/repos\/centre\/site\/environments\/approval$/, () => ({ protection_rules: world.protection })],
      [/^\/token$/, () => ({ access_token: 'token', expires_in: 3600, token_type: 'Bearer' })],
      [/:testIamPermissions$/, () => JSON.parse(String(body))],
      [/\/services\/localhost$/, () => ({ state: 'ENABLED' })],
      [/\/projects\/demo$/, () => ({ projectId: 'demo', resources: { hostingSite: 'demo' } })],
      [/\/sites\/demo$/, () => ({ name: 'projects/demo/sites/demo', type: 'DEFAULT_SITE' })],
      [/\/sites\/demo\/versions(?:\/1)?$/, () => ({ name: 'sites/demo/versions/1' })],
      [/:populateFiles$/, () => ({ uploadRequiredHashes: Object.values(files), uploadUrl: `${address}/upload` })],
      [/\/upload\/\w+$/, () => ({})],
      [/\/channels\/live\/releases$/, release],
    ];
    const [, found] = answers.find(([pattern]) => pattern.test(path)) ?? [];
    return found && Response.json(found());
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, href } = new URL(request.url ?? '', address);
    const { method = '', headers } = request;
    const asked = `${method} ${pathname}`;
    const status = world.fails(asked);
    let answered: Response;
    if (status) answered = refuse(status, 'Something went wrong.');
    else if (/^\/v1\/projects\/[^/]+\/(?:releases|rulesets)/.test(pathname))
      answered = await rules(
        new Request(href, { method, headers: headers as Record<string, string>, ...(body.length > 0 && { body }) }),
      );
    else answered = answer(pathname, body) ?? refuse(404, `unknown: ${asked}`);
    response.writeHead(answered.status, { 'Content-Type': 'application/json' }).end(await answered.text());
  });
  await new Promise<void>((started) => server.listen(0, 'localhost', started));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    site: site.address,
    world,
    close() {
      server.close();
      site.close();
    },
  };
}
