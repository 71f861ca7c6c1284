// Passes connections on to a service of this machine, until it is told not to: nothing breaks, nothing arrives any more.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Pair {
  client: Socket;
  service: Socket;
}

/** replies: what the client sends still arrives · everything: as when the network between them is gone, also for new connections. */
type Silence = 'replies' | 'everything';

interface Relay {
  /** The service's address, through this relay. */
  url: string;
  fallSilent: (silence?: Silence) => void;
  /** Passes everything on again, also what was held. */
  speak: () => void;
  /** New connections pass; those from before stay silent. */
  reroute: () => void;
  close: () => Promise<void>;
}

/** Passes on what that silence lets through; what was piped before is piped once. */
function pass({ client, service }: Pair, silence: Silence | null): void {
  client.unpipe(service);
  service.unpipe(client);
  if (silence !== 'everything') client.pipe(service);
  if (silence === null) service.pipe(client);
}

export async function startRelay(target: string): Promise<Relay> {
  const url = new URL(target);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A connection that breaks is what the tests are about.
    socket.on('error', () => socket.destroy());
    return socket;
  };
  let pairs: Pair[] = [];
  let silence: Silence | null = null;
  const server = createServer((client) => {
    const pair = { client: keep(client), service: keep(connect(Number(port), hostname)) };
    pairs.push(pair);
    pass(pair, silence);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const become = (next: Silence | null): void => {
    silence = next;
    for (const pair of pairs) pass(pair, silence);
  };
  return {
    url: url.href,
    fallSilent: (kind = 'replies') => become(kind),
    speak: () => become(null),
    reroute: () => {
      silence = null;
      pairs = [];
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
