/** Types of the used part of superstatic, which has none. */
declare module 'superstatic/lib/server.js' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  interface Options {
    /** The `hosting` part of `firebase.json`. */
    config: Record<string, unknown>;
    /** The folder that `config.public` is in. */
    cwd: string;
    port: number;
    hostname: string;
    compression: boolean;
    /** Names of its steps, in order. */
    stack: string[];
  }

  interface StaticServer {
    use(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
    listen(onListening: () => void): Server;
  }

  export default function superstatic(options: Options): StaticServer;
}
