/** The text of a file as it is now where the editor keeps it: to tell the second of two people that edit it. */

/** `undefined` where there is none yet. */
export async function fileText(backend: Record<string, string>, path: string): Promise<string | undefined> {
  const body = JSON.stringify({ action: 'getEntry', params: { branch: backend.branch, path } });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(String(backend.proxy_url), { method: 'POST', headers, body });
  return (await answer.json()).data ?? undefined;
}
