import type { DatabaseSync } from 'node:sqlite';
import type { Trx } from './client.ts';
import type { Schema } from './schema.ts';

const ROWS_PER_INSERT = 500;

type Row = Record<string, string | number | null>;

/** Tables in the order of creation, so that each comes after those it refers to; without those of the migrations. */
export const tablesOf = (source: DatabaseSync): (keyof Schema)[] =>
  source
    .prepare("select name from sqlite_master where type = 'table' and name not like '%kysely%' order by rowid")
    .all()
    .map((row) => row.name as keyof Schema);

async function copyTable(source: DatabaseSync, table: keyof Schema, target: Trx): Promise<number> {
  let copied = 0;
  let rows: Row[] = [];
  const insert = async (): Promise<void> => {
    if (rows.length > 0)
      await target
        .insertInto(table)
        .values(rows as never)
        .execute();
    copied += rows.length;
    rows = [];
  };
  for (const row of source.prepare(`select * from ${table}`).iterate()) {
    rows.push(row as Row);
    if (rows.length === ROWS_PER_INSERT) await insert();
  }
  await insert();
  return copied;
}

/** Copies every row of a SQLite database into an empty one with the same schema. Returns the number of rows. */
export async function copyTables(source: DatabaseSync, target: Trx): Promise<number> {
  // The one table that a new database has a row in.
  await target.deleteFrom('meta').execute();
  let rows = 0;
  for (const table of tablesOf(source)) rows += await copyTable(source, table, target);
  return rows;
}
