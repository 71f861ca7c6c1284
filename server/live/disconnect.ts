import type { Server } from 'socket.io';
import { socketsIn } from './rooms.ts';

/**
 * Closes the connections of a room, or all. Socket.IO's own way tells clients not to come back; after a connection that
 * simply ends they reconnect, here or to another server, and read everything again.
 */
export function disconnectSockets(io: Server, room?: string): void {
  const sockets = room === undefined ? [...io.of('/').sockets.values()] : socketsIn(io, room);
  for (const { conn } of sockets) conn.close();
}
