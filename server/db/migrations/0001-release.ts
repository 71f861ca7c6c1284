// The schema of version 1.0.0, edited in place until its release.
import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { accounts } from '#server/db/release/accounts.ts';
import { answers } from '#server/db/release/answers.ts';
import { games } from '#server/db/release/games.ts';
import { office } from '#server/db/release/office.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';

const tables = [...accounts, ...office, ...games, ...answers];

/** Figures that are kept count no student who was deleted since, whatever deletes them. */
const triggers = {
  sqlite: [
    `create trigger session_figures_forgotten after delete on participants begin
      delete from session_figures where voting_session_id = old.voting_session_id;
    end`,
  ],
  // The lock: figures that are being counted are stored before, or counted without the student.
  postgres: [
    `create function remove_session_figures() returns trigger language plpgsql as $$
    begin
      perform 1 from voting_sessions where id = old.voting_session_id for share;
      delete from session_figures where voting_session_id = old.voting_session_id;
      return null;
    end $$`,
    `create trigger session_figures_forgotten after delete on participants
      for each row execute function remove_session_figures()`,
  ],
};

/** Of all statements, on either database. */
export const schemaHash = hash('sha256', JSON.stringify([tables, triggers]));

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of [...tables, ...(isSqlite(db) ? triggers.sqlite : triggers.postgres)])
    await sql.raw(statement).execute(db);
  await sql`insert into meta (key, value) values ('product', 'halfrond'), ('schema', ${schemaHash})`.execute(db);
}
