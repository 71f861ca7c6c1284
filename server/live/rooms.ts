import type { Server, Socket } from 'socket.io';

const SESSION = 'session:';
const OWNER = 'owner:';
const PROJECTOR = 'projector:';

export const roomOf = (sessionCode: string): string => SESSION + sessionCode;
export const ownerRoomOf = (sessionCode: string): string => OWNER + sessionCode;
/** Projectors without a login. */
export const projectorRoomOf = (sessionCode: string): string => PROJECTOR + sessionCode;

/**
 * The voting session whose listeners a room has; null for those of its owner, its projectors, and a socket's own room.
 */
export const codeOfRoom = (room: string): string | null =>
  room.startsWith(SESSION) ? room.slice(SESSION.length) : null;

/** The voting session of a room that other servers send to. */
export const sessionCodeOf = (room: string): string => room.slice(room.indexOf(':') + 1);

/** Whether other servers send to it. */
export const isShared = (room: string): boolean => [SESSION, OWNER, PROJECTOR].some((kind) => room.startsWith(kind));

/** The sockets in it that are connected to this server. */
export function socketsIn(io: Server, room: string): Socket[] {
  const { adapter, sockets } = io.of('/');
  return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
}
