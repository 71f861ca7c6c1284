/** How many joined, and how many of them are connected; null while that is not known. */
export interface Attendance {
  count: number;
  connected: number | null;
}

/** Students without an open screen from whom on their teacher is asked about them: one or two phones are always asleep. */
const ABSENT_MIN = 3;

/** How many of those who joined have no open screen, if that looks odd; null if it does not. `accepted`: as many as the teacher left there. */
export function oddlyAbsent({ count, connected }: Attendance, accepted: number): number | null {
  const absent = connected === null ? 0 : count - connected;
  return absent >= accepted + ABSENT_MIN ? absent : null;
}
