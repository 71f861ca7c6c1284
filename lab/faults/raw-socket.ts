// A WebSocket without a client library, for what no library would do.
import { connect, type Socket } from 'node:net';

/** A text frame as a client must send it: masked. */
export function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Resolves once something with that text came in. */
export const received = (socket: Socket, text: string): Promise<void> =>
  new Promise((resolve) => {
    const listen = (chunk: Buffer): void => {
      if (!chunk.includes(text)) return;
      socket.off('data', listen);
      resolve();
    };
    socket.on('data', listen);
  });

/** A socket of this machine's server on that port, connected as an anonymous student's. */
export async function rawSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`;
  socket.write(`${head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`);
  await received(socket, '"sid"');
  socket.write(frame('40{}'));
  await received(socket, '40{');
  return socket;
}
