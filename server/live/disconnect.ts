import type { Server } from 'socket.io';

/**
 * Closes the connections of a room, or all. Socket.IO's own way would tell clients to stay away; after a connection that just ends they
 * reconnect, here or to another server, and read everything again.
 */
export function disconnectSockets(io: Server, room?: string): void {
  const { rooms } = io.of('/').adapter;
  const ids = room === undefined ? io.of('/').sockets.keys() : (rooms.get(room) ?? []);
  for (const id of [...ids]) io.of('/').sockets.get(id)?.conn.close();
}
