import type { DatabaseSync } from 'node:sqlite';

const isOpen = (table: string): string =>
  `exists (select 1 from voting_sessions as session where session.id = ${table}.voting_session_id
    and session.ballot_open = 1 and session.ballot_round = ${table}.round)`;

/**
 * Removes the votes of ballots that are open from a copy of a database, counts and marks alike: two copies would say
 * what was chosen between them, and by whom. Restored, such a ballot is open and everybody votes again.
 */
export function removeOpenBallots(copy: DatabaseSync): void {
  // A database that no server of this build has opened yet has no ballots.
  if (copy.prepare("select 1 from sqlite_master where name = 'ballot_counts'").get() === undefined) return;
  copy.exec(`pragma secure_delete = on;
    delete from counted where kind = 'vote' and ${isOpen('counted')};
    delete from ballot_counts where ${isOpen('ballot_counts')};`);
}
