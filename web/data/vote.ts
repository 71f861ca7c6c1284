// A student's vote in a secret ballot.
import { request } from '#web/client/api.ts';

/** Bytes that a body may be longer: every vote is sent with spaces up to the same length. */
const ROOM = 64;

/** Casts a vote; null is blank. @param as a student who votes instead of this browser's */
export const castVote = (code: string, round: number, party: string | null, as?: string): Promise<{ voted: true }> =>
  request('POST voting/session/:code/vote', {
    params: { code },
    body: { round, party },
    as,
    room: ROOM,
    keepalive: true,
  });
