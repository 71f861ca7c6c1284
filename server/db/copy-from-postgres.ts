import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db, Trx } from './client.ts';
import { tablesOf } from './copy-tables.ts';

const ROWS_PER_FETCH = 5_000;

type Row = Record<string, SQLInputValue>;

async function copyTable(source: Trx, table: string, target: DatabaseSync): Promise<void> {
  const columns = target
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const marks = columns.map(() => '?').join(', ');
  const insert = target.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
  // A cursor, so that no table has to fit into memory.
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for select ${listed} from ${sql.table(table)}`.execute(source);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(ROWS_PER_FETCH)} from copied`.execute(source);
    if (rows.length === 0) break;
    target.exec('begin');
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
    target.exec('commit');
  }
  await sql`close copied`.execute(source);
}

/** Copies every row that PostgreSQL has at one moment into a new SQLite database with the same schema. */
export async function copyFromPostgres(source: Db, target: DatabaseSync): Promise<void> {
  target.exec('pragma foreign_keys = off; pragma journal_mode = off; pragma synchronous = off; delete from meta');
  await source
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      for (const table of tablesOf(target)) await copyTable(trx, table, target);
    });
}
