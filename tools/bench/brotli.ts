/** Serves text files compressed with Brotli 11, in advance, as a host of static files does. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { changeBody, type Handler } from '../site/serve';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

const digest = (content: Buffer) => createHash('sha1').update(content).digest('base64');

/** Compresses the text files of `directory`, and returns a handler that sends these instead of the text. */
export function answerWithBrotli(directory: string): Handler {
  const compressed = new Map<string, Buffer>();
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, name);
    if (!COMPRESSIBLE.test(name) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    compressed.set(digest(content), brotliCompressSync(content));
  }
  return (_request, response, next) => {
    changeBody(response, (content) => {
      const short = compressed.get(digest(content));
      if (!short) return content;
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', short.length);
      response.setHeader('Vary', 'Accept-Encoding');
      return short;
    });
    next();
  };
}
