// The name of a party is its own, without case. Of those that share one, the oldest keeps it and the others get a number.
import { type Kysely, sql } from 'kysely';

interface Before {
  parties: { id: string; name: string; name_key: string; created_at: string };
}

export async function up(db: Kysely<Before>): Promise<void> {
  const parties = await db
    .selectFrom('parties')
    .select(['id', 'name', 'name_key'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Set(parties.map(({ name_key }) => name_key));
  const kept = new Set<string>();
  for (const { id, name, name_key } of parties) {
    if (!kept.has(name_key)) {
      kept.add(name_key);
      continue;
    }
    let number = 2;
    while (taken.has(`${name_key} ${number}`)) number += 1;
    const key = `${name_key} ${number}`;
    taken.add(key);
    await db
      .updateTable('parties')
      .set({ name: `${name} ${number}`, name_key: key })
      .where('id', '=', id)
      .execute();
  }
  await sql`drop index parties_name_key`.execute(db);
  await db.schema.createIndex('parties_name_key').unique().on('parties').column('name_key').execute();
}
