import type { DatabaseSync } from 'node:sqlite';

const isOpen = (table: string): string =>
  `exists (select 1 from voting_sessions as session where session.id = ${table}.voting_session_id
    and session.ballot_open = 1 and session.ballot_round = ${table}.round)`;

/**
 * Removes the votes of open ballots from a copy of a database, both counts and marks: two copies would reveal which
 * votes came between them, and by whom. In a restored database such a ballot is open and everybody votes again.
 */
export function removeOpenBallots(copy: DatabaseSync): void {
  // A database that no server of this build has opened yet has no ballots.
  if (copy.prepare("select 1 from sqlite_master where name = 'ballot_counts'").get() === undefined) return;
  copy.exec(`pragma secure_delete = on;
    delete from counted where kind = 'vote' and ${isOpen('counted')};
    delete from ballot_counts where ${isOpen('ballot_counts')};`);
}
