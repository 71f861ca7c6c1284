// Tables that a restore into PostgreSQL replaces stay in the same database, in a separate schema.
import { sql } from 'kysely';
import type { Db } from './client.ts';

const START = 'before_restore_';

/** How many other connections of this user the database has: a server's, for one. */
export async function countOtherConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The tables of this user in the current schema, as `alter` names them, then the functions of their triggers. */
const ownedObjects = sql<{ name: string }>`
  select 'table ' || quote_ident(tablename) as name from pg_tables
  where schemaname = current_schema() and tableowner = current_user
  union all
  select 'routine ' || oid::regprocedure from pg_proc
  where pronamespace = current_schema()::regnamespace and proowner = current_user::regrole
  and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** Moves all tables and functions of this user from the current schema to a new one. Returns its name. */
export async function moveTablesAside(trx: Db): Promise<string> {
  const schema = `${START}${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  await sql`create schema ${sql.id(schema)}`.execute(trx);
  const { rows } = await ownedObjects.execute(trx);
  for (const { name } of rows) await sql`alter ${sql.raw(name)} set schema ${sql.id(schema)}`.execute(trx);
  return schema;
}

/** Removes the schemas that restores before that time (ISO 8601) left. Returns their names. */
export async function dropEarlierSchemas(db: Db, before: string): Promise<string[]> {
  const limit = `${START}${before.replace(/\D/g, '').slice(0, 14)}`;
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname ~ ${`^${START}[0-9]{14}$`} and nspname < ${limit}`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
  return rows.map(({ name }) => name);
}
