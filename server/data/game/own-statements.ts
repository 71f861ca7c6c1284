// The statements that teachers add to their templates and games.
import type { Db, Trx } from '#server/db/client.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import type { StatementKey } from './published-figures.ts';

interface Stored {
  statement_id: string;
  /** Null for a statement of the question set. */
  description: string | null;
  opinions: string | null;
}
type StoredOwn = Stored & { description: string };

const toColumn = (opinions: readonly string[] | null): string | null => opinions && JSON.stringify(opinions);

/** The options' texts of a row; null for those of the question set. */
export const opinionsOf = ({ opinions }: Pick<StoredOwn, 'opinions'>): string[] | null =>
  opinions === null ? null : JSON.parse(opinions);

export const isOwn = <T extends Stored>(row: T): row is T & StoredOwn => row.description !== null;

export const toOwnStatement = (row: StoredOwn): OwnStatement => ({
  _id: row.statement_id,
  description: row.description,
  opinions: opinionsOf(row),
});

/** The statements of these templates; `position` is null for own ones that are not played. */
export const findTemplateStatements = (db: Db, templateIds: readonly string[]) =>
  db
    .selectFrom('game_template_statements')
    .selectAll()
    .where('game_template_id', 'in', templateIds)
    .orderBy('position')
    .execute();

interface Listed {
  /** The ids of all that are played, in their order. */
  statements: readonly string[];
  /** The statements that the teacher added, played or not. */
  ownStatements: readonly OwnStatement[];
}

/** The columns of a statement of the question set, besides its id. */
const OF_SET = { description: null, opinions: null };

/** Stores the statements of a template that has none. */
export async function insertTemplateStatements(
  trx: Trx,
  game_template_id: string,
  { statements, ownStatements }: Listed,
): Promise<void> {
  const own = ownStatements.map(({ _id, description, opinions }, listed_at) => {
    const position = statements.indexOf(_id);
    const text = { description, opinions: toColumn(opinions), listed_at };
    return { game_template_id, statement_id: _id, position: position < 0 ? null : position, ...text };
  });
  const ownIds = new Set(ownStatements.map(({ _id }) => _id));
  const ofSet = statements
    .map((statement_id, position) => ({ game_template_id, statement_id, position, ...OF_SET, listed_at: null }))
    .filter(({ statement_id }) => !ownIds.has(statement_id));
  const rows = [...ofSet, ...own];
  if (rows.length > 0) await trx.insertInto('game_template_statements').values(rows).execute();
}

/** Stores the statements that a new voting session plays. */
export async function insertSessionStatements(
  trx: Trx,
  voting_session_id: string,
  { statements, ownStatements }: Listed,
): Promise<void> {
  const own = new Map(ownStatements.map((one) => [one._id, one]));
  const rows = statements.map((statement_id, position) => {
    const added = own.get(statement_id);
    const text =
      added === undefined
        ? { ...OF_SET, version: null }
        : { description: added.description, opinions: toColumn(added.opinions), version: 1 };
    return { voting_session_id, statement_id, position, ...text };
  });
  if (rows.length > 0) await trx.insertInto('voting_session_statements').values(rows).execute();
}

/** The ids among these that a statement of another user has. */
export async function findOthersIds(trx: Trx, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const inTemplates = await trx
    .selectFrom('game_template_statements as own')
    .innerJoin('game_templates as template', 'template.id', 'own.game_template_id')
    .select('own.statement_id')
    .where('own.statement_id', 'in', ids)
    .where('own.description', 'is not', null)
    .where('template.owner_id', '<>', userId)
    .execute();
  const inGames = await trx
    .selectFrom('voting_session_statements as own')
    .innerJoin('voting_sessions as session', 'session.id', 'own.voting_session_id')
    .select('own.statement_id')
    .where('own.statement_id', 'in', ids)
    .where('own.description', 'is not', null)
    .where('session.owner_id', '<>', userId)
    .execute();
  return new Set([...inTemplates, ...inGames].map(({ statement_id }) => statement_id));
}

/** All statements of a voting session in the order of play. */
export const findPlayed = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('voting_session_statements')
    .selectAll()
    .where('voting_session_id', '=', votingSessionId)
    .orderBy('position')
    .execute();

/** Tells the servers, which cache what a voting session plays, that it has changed. */
export async function raiseOwnVersion(trx: Trx, votingSessionId: string): Promise<void> {
  await trx
    .updateTable('voting_sessions')
    .set((eb) => ({ own_version: eb('own_version', '+', 1) }))
    .where('id', '=', votingSessionId)
    .execute();
}

/** Adds an own statement right after that position, whose followers move. */
export async function insertOwn(
  trx: Trx,
  votingSessionId: string,
  { _id, description, opinions }: OwnStatement,
  after: number,
): Promise<void> {
  await trx
    .updateTable('voting_session_statements')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('voting_session_id', '=', votingSessionId)
    .where('position', '>', after)
    .execute();
  await trx
    .insertInto('voting_session_statements')
    .values({
      voting_session_id: votingSessionId,
      statement_id: _id,
      description,
      opinions: toColumn(opinions),
      version: 1,
      position: after + 1,
    })
    .execute();
}

/** Replaces the text and the options of an own statement of a voting session. */
export async function updateOwn(
  trx: Trx,
  { votingSessionId, statementId }: StatementKey,
  { description, opinions }: Pick<OwnStatement, 'description' | 'opinions'>,
): Promise<void> {
  await trx
    .updateTable('voting_session_statements')
    .set((eb) => ({ description, opinions: toColumn(opinions), version: eb('version', '+', 1) }))
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .execute();
}

export async function deleteOwn(trx: Trx, { votingSessionId, statementId }: StatementKey): Promise<void> {
  await trx
    .deleteFrom('voting_session_statements')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .execute();
}

/** Whether somebody answered or skipped a statement, or hands were counted for it. */
export async function isAnswered(trx: Trx, { votingSessionId, statementId }: StatementKey): Promise<boolean> {
  const answer = await trx
    .selectFrom('student_opinions')
    .select('id')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .limit(1)
    .executeTakeFirst();
  if (answer !== undefined) return true;
  const hands = await trx
    .selectFrom('hands')
    .select('opinion')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('count', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return hands !== undefined;
}

/** Removes published data of a statement that has no answers left: they are about a text that no longer exists. */
export async function removeShown(trx: Trx, { votingSessionId, statementId }: StatementKey): Promise<void> {
  for (const table of ['published_figures', 'argument_pairs', 'hands'] as const)
    await trx
      .deleteFrom(table)
      .where('voting_session_id', '=', votingSessionId)
      .where('statement_id', '=', statementId)
      .execute();
}
