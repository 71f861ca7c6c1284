// Apart from the event types, so that a student's page loads no schema library.

/** To everybody subscribed to that code (upper case). */
export const updateEvent = (sessionCode: string): string => `${sessionCode}-update`;
/** To the owner; payload: the number of joined students. */
export const participantsEvent = (sessionCode: string): string => `${sessionCode}-participants`;
/** To the owner; payload: answers that came in. */
export const teacherUpdateEvent = (sessionCode: string): string => `${sessionCode}-teacher-update`;
/** To the owner's devices and projectors; payload: what is not the contract's. */
export const ownerEvent = (sessionCode: string): string => `${sessionCode}-owner`;

/** To everybody subscribed; payload: whether to read by oneself, because updates of other servers do not arrive. */
export const pollEvent = (sessionCode: string): string => `${sessionCode}-poll`;

export const SOCKET_PATH = '/socket.io';

/** The version of the protocol of this build; raised if an earlier page would show something wrong. */
export const PROTOCOL = 1;
/** The oldest version whose pages continue to work; older ones reload if nothing is lost by it. */
export const OLDEST_PROTOCOL = 1;
