import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { type Call, callsOver } from '#testing/api-client.ts';

/** Phones share no connections with each other, but a load of thousands from one process must. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** What the servers sent to all clients of this process so far: replies with their headers, and packets of sockets. */
export const traffic = { bytes: 0 };
/** Bytes around each packet of a socket, and of the reply that opens it. */
const FRAME = 4;
const UPGRADE = 129;

interface Reply {
  status: number;
  body: unknown;
}

/** A caller with a client-id and perhaps a token. */
export class Client {
  readonly base: string;
  readonly clientId = randomUUID();
  readonly token: string | undefined;

  constructor(base: string, token?: string) {
    this.base = base;
    this.token = token;
  }

  /** Calls an endpoint of the contract; throws on every error status. */
  readonly call: Call = callsOver((method, path, body) => this.send(method, path, body));

  /** Sends anything to a path below /api/, also to servers without a contract. */
  send(method: string, path: string, body?: unknown): Promise<Reply> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      'client-id': this.clientId,
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.base}/api/${path}`, { method, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          traffic.bytes += response.rawHeaders.join('').length + 4 * response.rawHeaders.length + 17;
          for (const chunk of chunks) traffic.bytes += chunk.length;
          const text = Buffer.concat(chunks).toString();
          // A proxy replies with a page of its own when no server is reachable.
          const isJson = response.headers['content-type']?.startsWith('application/json') === true;
          resolve({ status: response.statusCode ?? 0, body: isJson && text !== '' ? JSON.parse(text) : undefined });
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  /** A connected socket that listens to the code. */
  async listen(code: string): Promise<Socket> {
    const auth = { clientId: this.clientId, ...(this.token === undefined ? {} : { token: this.token }) };
    const socket = io(this.base, { auth, transports: ['websocket'], forceNew: true, reconnection: false });
    traffic.bytes += UPGRADE;
    socket.io.on('open', () => {
      socket.io.engine.on('packet', ({ data }) => {
        traffic.bytes += FRAME + (typeof data === 'string' ? data.length : 0);
      });
    });
    await socket.emitWithAck('subscribe', code);
    return socket;
  }
}
