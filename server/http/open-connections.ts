import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Tracks the connections of a server, upgraded ones included; returns the function that closes those that are open. */
export function followConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}
