import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Faults {
  /** Share of connections that break after some bytes of the reply. */
  cut: number;
  /** The longest delay of a packet, in milliseconds. */
  delayMs: number;
  /** Share of requests that arrive a second time, on a connection of their own. */
  duplicate: number;
  /** A number from 0 to 1; the same sequence gives the same faults. */
  random: () => number;
}

interface FaultProxy {
  port: number;
  /** What went wrong so far. */
  counts: { cut: number; duplicated: number };
  close: () => Promise<void>;
}

/** Bytes of a reply after which a connection may break at the latest. */
const CUT_WITHIN = 400;

/** A bad school network in front of a port of this machine, until it is closed. */
export async function startFaultProxy(targetPort: number, faults: Faults): Promise<FaultProxy> {
  const { random } = faults;
  const open = new Set<Socket>();
  const counts = { cut: 0, duplicated: 0 };

  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Broken connections are the purpose of this proxy.
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const toServer = (): Socket => keep(connect(targetPort, '127.0.0.1'));

  /** Passes packets on in order, each after a delay. */
  const passOn = (from: Socket, to: Socket, onPiece: (piece: Buffer) => void): void => {
    let line = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      onPiece(piece);
      const delay = random() * faults.delayMs;
      line = line.then(async () => {
        await new Promise((done) => setTimeout(done, delay));
        if (!to.destroyed) to.write(piece);
      });
    });
    from.on('close', () => void line.then(() => to.destroy()));
  };

  const server = createServer((client) => {
    keep(client);
    const upstream = toServer();
    const breaksAfter = random() < faults.cut ? random() * CUT_WITHIN : Number.POSITIVE_INFINITY;
    let replied = 0;
    passOn(client, upstream, (piece) => {
      if (!piece.subarray(0, 5).equals(Buffer.from('POST ')) || random() >= faults.duplicate) return;
      counts.duplicated++;
      const again = toServer();
      again.on('data', () => {});
      setTimeout(() => again.end(piece), random() * faults.delayMs * 2);
    });
    passOn(upstream, client, (piece) => {
      replied += piece.length;
      if (replied <= breaksAfter || client.destroyed) return;
      counts.cut++;
      client.destroy();
      upstream.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
