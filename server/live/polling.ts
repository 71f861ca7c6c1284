import type { Server } from 'socket.io';
import { pollEvent } from '#shared/domain/live-event-names.ts';
import { codeOfRoom } from './rooms.ts';

/** Tells every listener on this server, whatever it listens to, to read by itself, or that updates come again. */
export function tellToPoll(io: Server, on: boolean): void {
  for (const room of io.of('/').adapter.rooms.keys()) {
    const sessionCode = codeOfRoom(room);
    if (sessionCode !== null) io.to(room).emit(pollEvent(sessionCode), { on });
  }
}
