// Earlier versions ran migrations of SQLite outside a transaction. One that was killed left what its first statements did, and no record of
// itself: the statements whose effect is not there yet are the rest of it.
import {
  type AlterTableNode,
  type Kysely,
  type KyselyPlugin,
  RenameColumnNode,
  type RootOperationNode,
  sql,
  type UnknownRow,
} from 'kysely';

/** The last migration that a version without transactions had. */
export const RAN_WITHOUT_TRANSACTION = '0020-result-view';

/** The columns of a table in SQLite; none when there is no such table. */
export async function columnsOf<T>(db: Kysely<T>, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Whether each column that the statement adds is there already, and each that it drops is gone. */
function isAltered({ columnAlterations = [] }: AlterTableNode, columns: ReadonlySet<string>): boolean {
  return columnAlterations.every((alteration) => {
    if (alteration.kind === 'AddColumnNode') return columns.has(alteration.column.column.column.name);
    return alteration.kind === 'DropColumnNode' && !columns.has(alteration.column.column.name);
  });
}

/** Leaves out each change of the schema that is there already. */
class Completing implements KyselyPlugin {
  readonly #columns: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(columns: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#columns = columns;
  }
  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (node.kind === 'CreateTableNode' || node.kind === 'CreateIndexNode') return { ...node, ifNotExists: true };
    if (node.kind !== 'AlterTableNode') return node;
    const [column, ...columns] = this.#columns.get(node.table.table.identifier.name) ?? [];
    if (column === undefined || !isAltered(node, new Set([column, ...columns]))) return node;
    // A plugin cannot leave a statement out, and this one changes nothing.
    return { ...node, columnAlterations: [RenameColumnNode.create(column, column)] };
  }
  async transformResult({ result }: { result: { rows: UnknownRow[] } }) {
    return result;
  }
}

/** The database for a migration that may have run half-way: what it did before is not done again. */
export async function completing<T>(db: Kysely<T>): Promise<Kysely<T>> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const columns = new Map<string, Set<string>>();
  for (const { name } of rows) columns.set(name, await columnsOf(db, name));
  return db.withPlugin(new Completing(columns));
}
