// A gate on this machine in front of another server: shut, it refuses and breaks every connection, as if that server were gone.
import { createConnection, createServer, type Server, type Socket } from 'node:net';

class Gate {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  /** Lets connections through, on the same port every time. */
  open(): Promise<void> {
    const server = createServer((near) => {
      const far = createConnection(this.#target);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address !== null) this.port = address.port;
        resolve();
      });
    });
  }

  shut(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      if (this.#server) this.#server.close(() => resolve());
      else resolve();
    });
    for (const socket of this.#sockets) socket.destroy();
    return closed;
  }
}

/** A gate in front of the server of that address, open; and the address through it. */
export async function gateTo(address: string): Promise<{ gate: Gate; address: string }> {
  const url = new URL(address);
  const gate = new Gate({ host: url.hostname, port: Number(url.port) });
  await gate.open();
  url.hostname = '127.0.0.1';
  url.port = String(gate.port);
  return { gate, address: url.href };
}
