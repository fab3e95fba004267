/** Serves text files compressed with Brotli 11, in advance, as a host of static files does. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

const digest = (content: Buffer) => createHash('sha1').update(content).digest('base64');

/** Compresses the text files of `directory`, and returns a handler that sends these instead of the text. */
export function answerWithBrotli(directory: string) {
  const compressed = new Map<string, Buffer>();
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, name);
    if (!COMPRESSIBLE.test(name) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    compressed.set(digest(content), brotliCompressSync(content));
  }
  return (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const body: Buffer[] = [];
    const end = response.end.bind(response);
    response.write = (chunk: Buffer | string) => {
      body.push(Buffer.from(chunk));
      return true;
    };
    response.end = (chunk?: unknown) => {
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) body.push(Buffer.from(chunk));
      const content = Buffer.concat(body);
      const short = compressed.get(digest(content));
      if (!short) return end(content);
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', short.length);
      response.setHeader('Vary', 'Accept-Encoding');
      return end(short);
    };
    next();
  };
}
