import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** Milliseconds that a query waits for a lock of another process. */
export const BUSY_MS = 5_000;

/** Prepared statements that are cached; a query's text is its key. */
const STATEMENTS_CACHED = 500;

const toInput = (value: unknown): SQLInputValue => value as SQLInputValue;

class PreparedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    // Giving space back returns a row without columns per page, and stops when no row is read any more.
    this.reader = statement.columns().length > 0 || statement.sourceSQL.startsWith('pragma incremental_vacuum');
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
    const isNew = !existsSync(file) || statSync(file).size === 0;
    this.#database = new DatabaseSync(file);
    // First, as those that follow may wait for a lock of another process.
    this.#database.exec(`pragma busy_timeout = ${BUSY_MS};`);
    // Lets freed pages be returned without rewriting the file. Takes a lock; only changes a file without tables.
    if (isNew) this.#database.exec('pragma auto_vacuum = incremental;');
    // FULL: a commit is on disk before it is acknowledged. Secure: what is deleted is overwritten.
    this.#database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;
       pragma cache_size = -16000;`,
    );
  }
  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = new PreparedStatement(this.#database.prepare(sql));
    if (this.#statements.size >= STATEMENTS_CACHED) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/** Gets the write lock at the beginning, so that a transaction that first reads cannot fail to get it later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * On a full or broken disk SQLite rolls back by itself; this rollback fails then, and the first error is reported.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error;
    }
  }
}

/** Leaves the locks of rows out of a query: there is one writer at a time anyway. */
class WithoutRowLocks extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

/** A dialect over Node's own SQLite for the database in that file (`:memory:` for one that is not stored). */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new ImmediateDriver({ database: async () => new NodeSqlite(file) }),
  createQueryCompiler: () => new WithoutRowLocks(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

export const isSqlite = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;
