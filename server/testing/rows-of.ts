import type { Db } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';

/** Every table's rows, in an order that does not depend on the database. */
export async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as keyof Schema).sort();
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
    found[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return found;
}
