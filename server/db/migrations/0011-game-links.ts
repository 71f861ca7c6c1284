// The link by which a teacher gives colleagues a copy of a game template, the origin of a copy, and the class that it is played with.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_template_links')
    .addColumn('game_template_id', 'text', (c) => c.primaryKey().references('game_templates.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .execute();
  await db.schema
    .alterTable('game_templates')
    .addColumn('from_colleague', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const table of ['game_templates', 'voting_sessions'])
    await db.schema
      .alterTable(table)
      .addColumn('class_label', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
