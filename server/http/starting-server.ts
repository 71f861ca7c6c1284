import { type IncomingMessage, type RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Milliseconds in which a request must have come: its largest body, 24 MB, at 3 Mbit/s. */
const REQUEST_MS = 60_000;
/** Milliseconds between two checks for requests that take longer. */
const TIMEOUT_CHECK_MS = 5_000;
/** Milliseconds for which a connection may be idle; longer than 25 s, after which a socket's long poll is answered. */
const SILENCE_MS = 70_000;
/** The same between two requests: longer than a proxy's, which would use a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;

const UPGRADE_REFUSED = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\n\r\n';

/**
 * The HTTP server of this process, which may listen before the app is there: until `open` is called, `answer` gets
 * every request, and the app's listeners none.
 */
export class StartingServer extends Server {
  #answer: RequestListener | null;

  /** `answer`: null for a server that is open from the beginning. */
  constructor(answer: RequestListener | null) {
    super({
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    });
    this.setTimeout(SILENCE_MS);
    this.#answer = answer;
  }

  /** From now on the app answers, also on connections that are open. */
  open(): void {
    this.#answer = null;
  }

  // Socket.IO replaces the listeners of requests by its own, so that one of ours could not hold back others.
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (this.#answer !== null) {
      const [request, response] = args;
      if (event === 'request' && response instanceof ServerResponse) {
        this.#answer(request as IncomingMessage, response);
        return true;
      }
      if (event === 'upgrade') {
        (response as Duplex).end(UPGRADE_REFUSED);
        return true;
      }
    }
    return super.emit(event as 'request', ...(args as [never, never]));
  }
}
