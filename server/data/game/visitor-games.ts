import type { Trx } from '#server/db/client.ts';
import { VISITOR_PARTIES, VISITOR_STATEMENTS } from '#shared/domain/limits.ts';
import { compareNames } from '#shared/domain/matching.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import type { Game } from './game-templates.ts';

interface Wanted {
  type: GameType;
  /** Undefined: the one that was published first. */
  questionSetId: string | undefined;
}

const findSet = (trx: Trx, id: string | undefined) => {
  // A published set does not change: its last change is its publication.
  const published = trx
    .selectFrom('question_sets')
    .select(['id', 'name'])
    .where('published', '=', 1)
    .orderBy('updated_at')
    .orderBy('id');
  return (id === undefined ? published : published.where('id', '=', id)).executeTakeFirst();
};

const findFirstStatements = (trx: Trx, questionSetId: string) =>
  trx
    .selectFrom('question_set_statements')
    .select('id')
    .where('question_set_id', '=', questionSetId)
    .orderBy('position')
    .limit(VISITOR_STATEMENTS)
    .execute();

async function findVisitorParties(trx: Trx, questionSetId: string, type: GameType) {
  const parties = await trx
    .selectFrom('question_set_parties')
    .innerJoin('parties', 'parties.id', 'question_set_parties.party_id')
    .select(['parties.id as _id', 'parties.name'])
    .where('question_set_id', '=', questionSetId)
    .execute();
  return type === 'party' ? parties.toSorted(compareNames).slice(0, VISITOR_PARTIES) : parties;
}

/** The question set that a visitor tries out; undefined if no published one has that id, or there is none at all. */
export async function findVisitorGame(trx: Trx, ownerId: string, wanted: Wanted): Promise<Game | undefined> {
  const { type, questionSetId } = wanted;
  const set = await findSet(trx, questionSetId);
  if (set === undefined) return undefined;
  const [statements, parties] = [await findFirstStatements(trx, set.id), await findVisitorParties(trx, set.id, type)];
  return {
    ...{ owner_id: ownerId, name: set.name, class_label: '', type, question_set_id: set.id },
    statements: statements.map(({ id }) => id),
    ownStatements: [],
    parties: parties.map(({ _id }) => _id),
    settings: type === 'debate' ? ['own_arguments'] : [],
    notes: [],
  };
}
