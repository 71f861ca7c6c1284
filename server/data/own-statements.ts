// The statements that teachers add to their templates and games.
import type { Db, Trx } from '#server/db/client.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import type { StatementKey } from './snapshots.ts';

interface StoredOwn {
  statement_id: string;
  description: string;
  opinions: string | null;
}

const toColumn = (opinions: readonly string[] | null): string | null => opinions && JSON.stringify(opinions);

/** The options' texts of a row; null for those of the question set. */
export const opinionsOf = ({ opinions }: Pick<StoredOwn, 'opinions'>): string[] | null =>
  opinions === null ? null : JSON.parse(opinions);

export const toOwnStatement = (row: StoredOwn): OwnStatement => ({
  _id: row.statement_id,
  description: row.description,
  opinions: opinionsOf(row),
});

/** The own statements of these templates in the order in which they are listed; `position` is null for those that are not played. */
export const findTemplateOwn = (db: Db, templateIds: readonly string[]) =>
  db
    .selectFrom('game_template_own_statements')
    .selectAll()
    .where('game_template_id', 'in', templateIds)
    .orderBy('listed_at')
    .execute();

/** Stores the own statements of a template that has none; `played` has the ids of all statements in the order of play. */
export async function insertTemplateOwn(
  trx: Trx,
  templateId: string,
  own: readonly OwnStatement[],
  played: readonly string[],
): Promise<void> {
  if (own.length === 0) return;
  await trx
    .insertInto('game_template_own_statements')
    .values(
      own.map(({ _id, description, opinions }, listed_at) => {
        const position = played.indexOf(_id);
        return {
          game_template_id: templateId,
          statement_id: _id,
          description,
          opinions: toColumn(opinions),
          listed_at,
          position: position < 0 ? null : position,
        };
      }),
    )
    .execute();
}

/** Which of these ids a statement of another user has. */
export async function findOthersIds(trx: Trx, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const inTemplates = await trx
    .selectFrom('game_template_own_statements as own')
    .innerJoin('game_templates as template', 'template.id', 'own.game_template_id')
    .select('own.statement_id')
    .where('own.statement_id', 'in', ids)
    .where('template.owner_id', '<>', userId)
    .execute();
  const inGames = await trx
    .selectFrom('voting_session_own_statements as own')
    .innerJoin('voting_sessions as session', 'session.id', 'own.voting_session_id')
    .select('own.statement_id')
    .where('own.statement_id', 'in', ids)
    .where('session.owner_id', '<>', userId)
    .execute();
  return new Set([...inTemplates, ...inGames].map(({ statement_id }) => statement_id));
}

/** All statements of a voting session in the order of play, in one query, so that they belong together. */
export const findPlayed = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('voting_session_own_statements')
    .where('voting_session_id', '=', votingSessionId)
    .select(['statement_id', 'position', 'description', 'opinions', 'version'])
    .$castTo<{
      statement_id: string;
      position: number;
      /** Null for a statement of the question set. */
      description: string | null;
      opinions: string | null;
      version: number;
    }>()
    .unionAll(
      db
        .selectFrom('voting_session_statements')
        .where('voting_session_id', '=', votingSessionId)
        .select(['statement_id', 'position'])
        .select((eb) => [
          eb.cast<string | null>(eb.val(null), 'text').as('description'),
          eb.cast<string | null>(eb.val(null), 'text').as('opinions'),
          eb.lit(0).as('version'),
        ])
        .$castTo<{
          statement_id: string;
          position: number;
          description: string | null;
          opinions: string | null;
          version: number;
        }>(),
    )
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
  for (const table of ['voting_session_statements', 'voting_session_own_statements'] as const)
    await trx
      .updateTable(table)
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('voting_session_id', '=', votingSessionId)
      .where('position', '>', after)
      .execute();
  await trx
    .insertInto('voting_session_own_statements')
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
    .updateTable('voting_session_own_statements')
    .set((eb) => ({ description, opinions: toColumn(opinions), version: eb('version', '+', 1) }))
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .execute();
}

export async function deleteOwn(trx: Trx, { votingSessionId, statementId }: StatementKey): Promise<void> {
  await trx
    .deleteFrom('voting_session_own_statements')
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

/** What was shown of a statement whose answers are all gone: it is about a text that is not there any more. */
export async function removeShown(trx: Trx, { votingSessionId, statementId }: StatementKey): Promise<void> {
  for (const table of ['snapshots', 'snapshot_counts', 'argument_pairs', 'hands'] as const)
    await trx
      .deleteFrom(table)
      .where('voting_session_id', '=', votingSessionId)
      .where('statement_id', '=', statementId)
      .execute();
}
