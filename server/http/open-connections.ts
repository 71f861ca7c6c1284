import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

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

/**
 * Returns the function after which each connection ends with its next reply: a closing server waits for all of them.
 */
export function endsWithReply(app: FastifyInstance): () => void {
  let isClosing = false;
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  return () => {
    isClosing = true;
  };
}
