import type { Selectable } from 'kysely';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { countIn } from '#server/db/count.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import { type Saved, saveVersioned, versionedRow } from '#server/db/save-versioned.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import { STATEMENT_WORDS, type StatementWords } from '#shared/domain/statement-words.ts';

export interface StoredOption {
  id: string;
  opinion: string;
  color: string;
  order: number;
}
interface StoredStatement extends StatementWords {
  id: string;
  description: string;
  drawing: Drawing | null;
}
export interface StoredPartyOpinion {
  statementId: string;
  partyId: string;
  optionId: string | null;
  comment: string;
}
/** The lists of a set, in the order they were given; parties and their opinions as `inOrder` says. */
export interface QuestionSetContent {
  options: StoredOption[];
  statements: StoredStatement[];
  parties: string[];
  opinions: StoredPartyOpinion[];
}
/** Parties and their opinions have no order of their own: here they have one, so that equal lists are equal. */
export function inOrder({ parties, opinions, ...lists }: QuestionSetContent): QuestionSetContent {
  const keyOf = ({ statementId, partyId }: StoredPartyOpinion): string => `${statementId} ${partyId}`;
  return {
    ...lists,
    parties: parties.toSorted(),
    opinions: opinions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  };
}

const HEADER = ['id', 'name', 'description', 'published', 'offered', 'version'] as const;

type HeaderRow = Selectable<Pick<Schema['question_sets'], (typeof HEADER)[number]>>;
interface Flags {
  published: boolean;
  /** Whether teachers can choose it for a new game, once it is published. */
  offered: boolean;
}
export type QuestionSetHeader = Omit<HeaderRow, keyof Flags> & Flags;
export type StoredSet = QuestionSetHeader & { content: QuestionSetContent };

const withFlags = <R extends Pick<HeaderRow, 'published' | 'offered'>>(
  row: R,
): Omit<R, 'published' | 'offered'> & Flags => ({
  ...row,
  published: fromFlag(row.published),
  offered: fromFlag(row.offered),
});
const toHeader = (row: HeaderRow | undefined): QuestionSetHeader | undefined => row && withFlags(row);

/** Question sets without lists, with their number of statements; with `toChoose` those that a teacher can choose. */
export async function findSummaries(db: Db, { toChoose }: { toChoose: boolean }) {
  const rows = await db
    .selectFrom('question_sets as s')
    .select(['s.id', 's.name', 's.description', 's.published', 's.offered', 's.version'])
    .select((eb) =>
      countIn(eb.selectFrom('question_set_statements as t').whereRef('t.question_set_id', '=', 's.id')).as(
        'statements',
      ),
    )
    .$if(toChoose, (query) => query.where('s.published', '=', toFlag(true)).where('s.offered', '=', toFlag(true)))
    .execute();
  return rows.map(withFlags);
}

export const findHeader = async (db: Db, id: string): Promise<QuestionSetHeader | undefined> =>
  toHeader(await db.selectFrom('question_sets').select(HEADER).where('id', '=', id).executeTakeFirst());

/** A set's lists as they are stored. */
export async function findContent(trx: Trx, setId: string): Promise<QuestionSetContent> {
  const options = await trx
    .selectFrom('question_set_options')
    .select(['id', 'opinion', 'color', 'sort_order as order'])
    .where('question_set_id', '=', setId)
    .orderBy('position')
    .execute();
  const statements = await trx
    .selectFrom('question_set_statements')
    .select(['id', 'description', 'drawing', ...STATEMENT_WORDS])
    .where('question_set_id', '=', setId)
    .orderBy('position')
    .execute();
  const parties = await trx
    .selectFrom('question_set_parties')
    .select('party_id')
    .where('question_set_id', '=', setId)
    .execute();
  const opinions = await trx
    .selectFrom('party_opinions as o')
    .innerJoin('question_set_statements as s', 's.id', 'o.statement_id')
    .select(['o.statement_id as statementId', 'o.party_id as partyId', 'o.option_id as optionId', 'o.comment'])
    .where('s.question_set_id', '=', setId)
    .execute();
  return inOrder({ options, statements, parties: parties.map(({ party_id }) => party_id), opinions });
}

export const findPartiesOfSet = (trx: Db, setId: string): Promise<Schema['parties'][]> =>
  trx
    .selectFrom('parties as p')
    .innerJoin('question_set_parties as m', 'm.party_id', 'p.id')
    .selectAll('p')
    .where('m.question_set_id', '=', setId)
    .execute();

/** Returns the ids among these that belong to a party. */
export async function findExistingParties(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx.selectFrom('parties').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids among these that belong to an option or a statement of another set. */
export async function findIdsOfOtherSets(trx: Trx, setId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('question_set_options')
    .select('id')
    .where('id', 'in', ids)
    .where('question_set_id', '!=', setId)
    .unionAll(
      trx
        .selectFrom('question_set_statements')
        .select('id')
        .where('id', 'in', ids)
        .where('question_set_id', '!=', setId),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stores a set, unpublished unless it is said. */
export async function insertQuestionSet(
  trx: Trx,
  {
    content,
    published = false,
    ...texts
  }: Pick<StoredSet, 'id' | 'name' | 'description' | 'content'> & { published?: boolean },
): Promise<StoredSet> {
  const now = new Date().toISOString();
  const set = { ...texts, published, offered: true, version: 1 };
  await trx
    .insertInto('question_sets')
    .values({ ...set, published: toFlag(published), offered: toFlag(true), created_at: now, updated_at: now })
    .execute();
  await insertContent(trx, set.id, content);
  return { ...set, content };
}

/** Changes the set that has that version as `merge` says, which may read further within the transaction. */
export const saveQuestionSet = (
  db: Db,
  id: string,
  merge: (stored: StoredSet, trx: Trx) => Promise<StoredSet>,
  version?: number,
): Promise<Saved<StoredSet>> =>
  saveVersioned<StoredSet>(
    db,
    (trx) => {
      const one = versionedRow(trx, 'question_sets', id);
      let before: QuestionSetContent | undefined;
      return {
        lock: async () => {
          const header = toHeader(await one.lock());
          if (header === undefined) return undefined;
          before = await findContent(trx, id);
          return { ...header, content: before };
        },
        merge: (stored) => merge(stored, trx),
        store: async ({ content, name, description, published, version: next }) => {
          const updated_at = new Date().toISOString();
          await one.store({ name, description, published: toFlag(published), version: next, updated_at });
          if (content !== before) await replaceContent(trx, id, content);
        },
      };
    },
    version,
  );

/** Returns whether there is such a set. */
export async function updateOffered(db: Db, id: string, offered: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('question_sets')
    .set({ offered: toFlag(offered) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The names of all sets. */
export async function findSetNames(trx: Trx): Promise<string[]> {
  return (await trx.selectFrom('question_sets').select('name').execute()).map(({ name }) => name);
}

async function insertContent(trx: Trx, setId: string, { options, statements, parties, opinions }: QuestionSetContent) {
  for (const rows of chunks(options.map(({ order, ...one }, position) => ({ ...one, sort_order: order, position }))))
    await trx
      .insertInto('question_set_options')
      .values(rows.map((one) => ({ ...one, question_set_id: setId })))
      .execute();
  for (const rows of chunks(statements.map((one, position) => ({ ...one, question_set_id: setId, position }))))
    await trx.insertInto('question_set_statements').values(rows).execute();
  for (const rows of chunks(parties.map((party_id) => ({ question_set_id: setId, party_id }))))
    await trx.insertInto('question_set_parties').values(rows).execute();
  for (const rows of chunks(opinions))
    await trx
      .insertInto('party_opinions')
      .values(
        rows.map(({ statementId, partyId, optionId, comment }) => ({
          statement_id: statementId,
          party_id: partyId,
          option_id: optionId,
          comment,
        })),
      )
      .execute();
}

/** Replaces all lists of a set. */
async function replaceContent(trx: Trx, setId: string, content: QuestionSetContent): Promise<void> {
  // Statements first: party opinions are deleted with them, instead of one by one with their options.
  await trx.deleteFrom('question_set_statements').where('question_set_id', '=', setId).execute();
  await trx.deleteFrom('question_set_options').where('question_set_id', '=', setId).execute();
  await trx.deleteFrom('question_set_parties').where('question_set_id', '=', setId).execute();
  await insertContent(trx, setId, content);
}

/** Deletes the set with everything in it, unless it is published; returns whether it did. */
export async function removeUnpublished(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('question_sets')
    .where('id', '=', id)
    .where('published', '=', toFlag(false))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
