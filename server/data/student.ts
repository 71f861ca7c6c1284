// A student of a voting session, as reads of many at once need it.

export interface Student {
  votingSessionId: string;
  clientKey: string;
}

const unique = (values: string[]): string[] => [...new Set(values)];

/** Names a student among those of several voting sessions. */
export const studentName = ({ votingSessionId, clientKey }: Student): string => `${votingSessionId} ${clientKey}`;

export const sessionsOf = (students: readonly Student[]): string[] =>
  unique(students.map(({ votingSessionId }) => votingSessionId));

/** A key is a hash that includes the voting session: it is of one student only. */
export const clientKeysOf = (students: readonly Student[]): string[] => students.map(({ clientKey }) => clientKey);
