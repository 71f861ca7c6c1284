// The migration of a later version, as only tests have one: it makes a table out of another one, and changes every
// answer.
import { sql } from 'kysely';
import type { Migrations } from '#server/db/migrator.ts';

export const NEXT = '0002-next';

export const nextMigration: Migrations = {
  [NEXT]: {
    up: async (db) => {
      await db.schema
        .createTable('read_answers')
        .addColumn('answer_id', 'text', (c) => c.primaryKey().references('student_opinions.id').onDelete('cascade'))
        .addColumn('length', 'integer', (c) => c.notNull())
        .execute();
      await sql`insert into read_answers select id, length(comment) from student_opinions`.execute(db);
      await db.schema
        .alterTable('student_opinions')
        .addColumn('words', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`update student_opinions set words = length(comment) - length(replace(comment, ' ', ''))`.execute(db);
      await db.schema.createIndex('student_opinions_words').on('student_opinions').column('words').execute();
    },
  },
};
