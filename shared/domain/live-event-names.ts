// Apart from the event types, so that a student's page loads no schema library.

/** To everybody subscribed to that code (upper case). */
export const updateEvent = (sessionCode: string): string => `${sessionCode}-update`;
/** To the owner; payload: the number of joined students. */
export const participantsEvent = (sessionCode: string): string => `${sessionCode}-participants`;
/** To the owner; payload: answers that came in. */
export const teacherUpdateEvent = (sessionCode: string): string => `${sessionCode}-teacher-update`;
/** To the owner; payload: what the screens show now. */
export const viewEvent = (sessionCode: string): string => `${sessionCode}-view`;

/** To the owner; payload: arguments that another device hides for a while, or shows again. */
export const hiddenEvent = (sessionCode: string): string => `${sessionCode}-hidden`;

/** To the owner, without payload: another of their devices is connected. */
export const deviceEvent = (sessionCode: string): string => `${sessionCode}-device`;

/** To the owner; payload: how many students have typed an argument that is not sent. */
export const writingEvent = (sessionCode: string): string => `${sessionCode}-writing`;

/** To projectors without a login, without payload: what they show has changed. */
export const projectorEvent = (sessionCode: string): string => `${sessionCode}-projector`;

/** To everybody subscribed; payload: whether to read by oneself, because updates of other servers do not arrive. */
export const pollEvent = (sessionCode: string): string => `${sessionCode}-poll`;

/** To the owner, without payload: an answer could not be stored; its phone sends it again. */
export const unstoredEvent = (sessionCode: string): string => `${sessionCode}-unstored`;

export const SOCKET_PATH = '/socket.io';

/** Of pages and servers of this build; one more where an earlier page would show something wrong. */
export const PROTOCOL = 1;
/** Of the oldest pages that go on as they are; those before it load the page anew when nothing is lost by it. */
export const OLDEST_PROTOCOL = 1;
