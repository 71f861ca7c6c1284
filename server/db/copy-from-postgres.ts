import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db, Trx } from './client.ts';
import { tablesOf } from './copy-tables.ts';

const ROWS_PER_FETCH = 5_000;

type Row = Record<string, SQLInputValue>;

async function copyTable(source: Trx, table: string, target: DatabaseSync): Promise<number> {
  const columns = target
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const marks = columns.map(() => '?').join(', ');
  const insert = target.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
  // A cursor, so that no table has to fit into memory.
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for select ${listed} from ${sql.table(table)}`.execute(source);
  let copied = 0;
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(ROWS_PER_FETCH)} from copied`.execute(source);
    if (rows.length === 0) break;
    target.exec('begin');
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
    target.exec('commit');
    copied += rows.length;
  }
  await sql`close copied`.execute(source);
  return copied;
}

/** Copies every row that PostgreSQL has at one moment into a new SQLite database with the same schema. Returns the number of rows. */
export async function copyFromPostgres(source: Db, target: DatabaseSync): Promise<number> {
  target.exec('pragma foreign_keys = off; pragma journal_mode = off; pragma synchronous = off; delete from meta');
  return source
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      let rows = 0;
      for (const table of tablesOf(target)) rows += await copyTable(trx, table, target);
      return rows;
    });
}
