import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/call.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { command, request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { partiesQuery } from './parties.ts';

const ALL = ['question-sets'];

export const questionSetsQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) => request('GET question_sets', { query: {}, signal }),
});

export const questionSetQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, id],
    queryFn: ({ signal }) => request('GET question_sets/:id', { params: { id }, signal }),
  });

/** Returns a set as it is stored now, bypassing the cache. */
export const readQuestionSet = (id: string): Promise<QuestionSet> =>
  request('GET question_sets/:id', { params: { id } });

export const publishedSetsQuery = queryOptions({
  queryKey: [...ALL, 'published'],
  queryFn: ({ signal }) => request('GET question_sets', { query: { mode: 'teacher' }, signal }),
});

/** A published question set never changes, so it is read once per visit. */
export const publishedSetQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...ALL, 'published', id],
    queryFn: id === null ? skipToken : ({ signal }) => request('GET question_sets/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Drops cached question sets that no screen shows, and invalidates the lists. */
const invalidateLists = () => {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
  return queryClient.invalidateQueries({ queryKey: [...ALL, 'list'] });
};

/** The reply to a save is what is stored now, so it is not refetched. */
async function show(set: QuestionSet): Promise<QuestionSet> {
  await invalidateLists();
  queryClient.setQueryData(questionSetQuery(set._id).queryKey, set);
  return set;
}

/** Publishes for good; a page that edits the set is replaced by the one that shows it. Throws CHANGED_MEANWHILE when `version` is not the newest. */
export async function publishQuestionSet(id: string, version: number | null): Promise<QuestionSet> {
  const query = version === null ? {} : { version };
  const set = await request('POST question_sets/:id/publish', { params: { id }, query }).catch((error: unknown) => {
    // By an earlier try whose reply was lost, or by another user.
    if (errorCodeOf(error) === 'PUBLISHED') return readQuestionSet(id);
    throw error;
  });
  return show(set);
}

export async function removeQuestionSet(id: string): Promise<void> {
  await command('DELETE question_sets/:id', { params: { id } }).catch((error: unknown) => {
    // Deleted already, as above.
    if (errorCodeOf(error) !== 'NOT_FOUND') throw error;
  });
  queryClient.removeQueries({ queryKey: [...ALL, id] });
  await invalidateLists();
}

type Body = NonNullable<CallInput<'POST question_sets'>['body']>;
type ImportBody = NonNullable<CallInput<'POST question_sets/import'>['body']>;

/** Stores a new set (no id), which gets `newId`, or the changes of one; throws CHANGED_MEANWHILE when `version` is not the newest. */
export async function storeQuestionSet(
  id: string | null,
  body: Body,
  version: number | null,
  newId: string,
): Promise<QuestionSet> {
  const set =
    id === null
      ? await request('POST question_sets', { body: { ...body, withId: newId } })
      : await request('PATCH question_sets/:id', {
          params: { id },
          body: { ...body, ...(version !== null && { version }) },
        });
  return show(set);
}

/** Copies a set into an unpublished one with that id. Returns it. */
export const copyQuestionSet = async (id: string, newId: string): Promise<QuestionSet> =>
  show(await request('POST question_sets/:id/copy', { params: { id }, query: { withId: newId } }));

/** Lets teachers choose a published set for a new game, or not any more. */
export const offerQuestionSet = async (id: string, offered: boolean): Promise<QuestionSet> =>
  show(await request('POST question_sets/:id/offered', { params: { id }, body: { offered } }));

/** Imports a file; returns the new set's id. */
export async function importQuestionSet(body: ImportBody) {
  const { _id } = await request('POST question_sets/import', { body });
  await queryClient.invalidateQueries({ queryKey: partiesQuery.queryKey });
  await invalidateLists();
  return _id;
}

/** Returns the names of the published question sets that contain the party. */
export async function publishedSetsWith(partyId: string): Promise<string[]> {
  const sets = (await request('GET question_sets', { query: {} })).filter(({ published }) => published);
  const details = await Promise.all(sets.map((set) => request('GET question_sets/:id', { params: { id: set._id } })));
  return details.filter(({ parties }) => parties.some((party) => party._id === partyId)).map(({ name }) => name);
}
