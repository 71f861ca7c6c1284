import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { SOCKET_BURST, SOCKET_MESSAGES_PER_SECOND } from '#shared/domain/limits.ts';

type Connection = Socket['conn'];

/** The TCP connections below a transport, which Engine.IO's types do not name. */
interface TransportConnections {
  /** Of a WebSocket. */
  socket?: EventEmitter & { terminate: () => void };
  /** For polling: the request that waits for messages, and the one that sends some. */
  req?: IncomingMessage | null;
  dataReq?: IncomingMessage | null;
}

/** Ends a connection at once: messages that it sent are not read, and messages to it are not flushed. */
export function cutConnection(conn: Connection): void {
  const { socket, req, dataReq } = conn.transport as TransportConnections;
  conn.close(true);
  socket?.terminate();
  req?.socket.destroy();
  dataReq?.socket.destroy();
}

/**
 * Cuts every connection that sends more than its budget, before its messages are read: a WebSocket cannot be slowed
 * down, so that each one too many would delay everybody. Only replies to our pings are free.
 */
export function limitMessages({ engine }: Server): void {
  engine.on('connection', (conn: Connection) => {
    let left = SOCKET_BURST;
    let since = performance.now();
    let isPinged = false;
    const spend = (): void => {
      const now = performance.now();
      left = Math.min(SOCKET_BURST, left + ((now - since) / 1_000) * SOCKET_MESSAGES_PER_SECOND);
      since = now;
      if (left < 1) cutConnection(conn);
      else left -= 1;
    };
    /** Pings of WebSocket itself, which a browser never sends, are answered below Engine.IO. */
    const watchPings = (transport: Connection['transport']): unknown =>
      (transport as TransportConnections).socket?.on('ping', spend);
    watchPings(conn.transport);
    conn.on('upgrade', watchPings);
    conn.on('packetCreate', ({ type }) => {
      isPinged ||= type === 'ping';
    });
    conn.on('packet', ({ type }) => {
      if (type !== 'pong' || !isPinged) spend();
      else isPinged = false;
    });
  });
}
