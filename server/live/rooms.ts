const SESSION = 'session:';
const OWNER = 'owner:';

export const roomOf = (sessionCode: string): string => SESSION + sessionCode;
export const ownerRoomOf = (sessionCode: string): string => OWNER + sessionCode;

/** The voting session whose listeners a room holds; null for its owner's room, and for the room that each socket has of its own. */
export const codeOfRoom = (room: string): string | null =>
  room.startsWith(SESSION) ? room.slice(SESSION.length) : null;

/** Whether it is one of the two above. */
export const isShared = (room: string): boolean => room.startsWith(SESSION) || room.startsWith(OWNER);
