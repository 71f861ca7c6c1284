/** The draft of the notes at an archived game. */
export const notesDraftKey = (sessionId: string): string => `game-notes:${sessionId}`;
