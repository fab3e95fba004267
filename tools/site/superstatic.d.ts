/** Types of the used part of superstatic, which has none. */
declare module 'superstatic/lib/superstatic.js' {
  import type { ReadStream } from 'node:fs';
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface File<Stream = Readable> {
    size: number;
    etag: string;
    stream: Stream;
  }

  /** The file of that name; `null` where there is none. */
  export type Provider<Stream = Readable> = (request: IncomingMessage, name: string) => Promise<File<Stream> | null>;
  export type FileProvider = (options: { cwd: string; public: string }) => Provider<ReadStream>;

  interface Options {
    /** The `hosting` part of `firebase.json`. */
    config: string;
    provider: Provider;
    compression: boolean;
    /** Whether the next handler answers what is not found. */
    fallthrough: boolean;
    /** Names of its steps, in order. */
    stack: string[];
  }

  export default function superstatic(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}
