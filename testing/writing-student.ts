import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { newStudent } from './game.ts';

/** A student joins and has typed an argument that is not sent, until the server stops. */
export async function newWritingStudent(baseURL: string, code: string): Promise<void> {
  const clientId = randomUUID();
  await newStudent(baseURL, code, clientId);
  const socket = io(baseURL, { auth: { clientId }, transports: ['websocket'], forceNew: true, reconnection: false });
  await socket.emitWithAck('subscribe', code);
  socket.emit('writing', code, true);
}
