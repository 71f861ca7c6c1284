import type { Db } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';

type Row = Record<string, unknown>;

/** Every table's rows as `shown` returns them, in the same order in both databases; without those of migrations. */
export async function rowsOf(
  db: Db,
  shown: (row: Row, table: string) => Row = (row) => row,
): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as keyof Schema).sort();
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const rows: Row[] = await db.selectFrom(table).selectAll().execute();
    found[table] = rows.map((row) => JSON.stringify(Object.entries(shown(row, table)).sort())).sort();
  }
  return found;
}
