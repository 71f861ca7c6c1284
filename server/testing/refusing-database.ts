import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The number by which a client asks PostgreSQL for TLS. */
const TLS_REQUEST = 80_877_103;

function refusal(sqlState: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Listens as PostgreSQL does, and lets nobody in: it answers with that error, or says nothing at all. */
export async function startRefusingDatabase(sqlState?: string, message = '') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      if (sqlState === undefined) return;
      if (bytes.length >= 8 && bytes.readInt32BE(4) === TLS_REQUEST) socket.write('N');
      else socket.end(refusal(sqlState, message));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `postgres://app:geheim@127.0.0.1:${(server.address() as AddressInfo).port}/app`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
