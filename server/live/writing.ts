import type { Socket } from 'socket.io';
import { clientEvents } from '#shared/contract/live-events.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { ownerRoomOf, roomOf, writingRoomOf } from './rooms.ts';

/** Whether somebody with a client-id is a student of the voting session whose code works. */
export type HasJoined = (sessionCode: SessionCode, actor: Actor) => Promise<boolean>;

/** A student who writes is in a room, which they leave with their connection. */
async function setWriting(socket: Socket, actor: Actor, hasJoined: HasJoined, said: readonly unknown[]) {
  const read = clientEvents.writing.safeParse(said);
  if (!read.success) return;
  const [sessionCode, isWriting] = read.data;
  const room = writingRoomOf(sessionCode);
  if (!isWriting) {
    await socket.leave(room);
    return;
  }
  const { rooms } = socket;
  if (rooms.has(room) || !rooms.has(roomOf(sessionCode)) || rooms.has(ownerRoomOf(sessionCode))) return;
  if (actor.kind !== 'anonymous' && actor.clientId !== null && (await hasJoined(sessionCode, actor)))
    await socket.join(room);
}

/** Handles the event by which a student says whether they have typed an argument that is not sent; ignored from anybody else. */
export function followWriting(
  socket: Socket,
  actor: Actor,
  { hasJoined, onFailure }: { hasJoined: HasJoined; onFailure: (error: unknown) => void },
): void {
  let last = Promise.resolve();
  socket.on('writing', (code: unknown, isWriting: unknown) => {
    // In order, so that the last event counts.
    last = last.then(() => setWriting(socket, actor, hasJoined, [code, isWriting])).catch(onFailure);
  });
}
