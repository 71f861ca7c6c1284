import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { atEnd } from './at-end.ts';

/** A socket of its own to that server, closed at the end. It does not come back by itself. */
export function openSocket(
  address: string | undefined,
  auth: Record<string, unknown>,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Socket {
  const socket = io(address, { auth, transports: ['websocket'], forceNew: true, reconnection: false, ...options });
  atEnd(() => socket.close());
  return socket;
}
