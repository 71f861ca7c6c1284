// Kysely over Node's own SQLite: one durable file, statements prepared once, write transactions that never fail half-way on a busy file.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** Prepared statements that are kept; a query's text is its key. */
const STATEMENTS_KEPT = 500;

const toInput = (value: unknown): SQLInputValue => value as SQLInputValue;

class PreparedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(toInput));
  }
  run(parameters: readonly unknown[]) {
    return this.#statement.run(...parameters.map(toInput));
  }
  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(toInput));
  }
}

class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    // FULL: a commit is on disk before it is acknowledged, also when the power goes.
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma cache_size = -16000;',
    );
  }
  prepare(sql: string): SqliteStatement {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = new PreparedStatement(this.#database.prepare(sql));
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/** Takes the write lock at the beginning: a transaction that first reads cannot lose it to another process later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full or broken disk makes SQLite roll back by itself; what counts then is the error that did it, not that there is nothing left to do. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error;
    }
  }
}

/** A dialect for the database in that file (`:memory:` for one that nobody keeps). */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new ImmediateDriver({ database: async () => new NodeSqlite(file) }),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
