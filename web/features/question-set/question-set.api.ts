// Reading and changing question sets from the office.
import { queryOptions } from '@tanstack/react-query';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { type CallInput, request } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';

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

/** Every party, by name. */
export const partiesQuery = queryOptions({
  queryKey: ['parties'],
  queryFn: ({ signal }) => request('GET parties', { signal }),
});

/** What was read of question sets is no longer right, except of the one that is open. */
const forget = () => {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
  return queryClient.invalidateQueries({ queryKey: [...ALL, 'list'] });
};

/** The answer to a save is what is stored now: nothing is read again. */
async function keep(set: QuestionSet): Promise<QuestionSet> {
  await forget();
  queryClient.setQueryData(questionSetQuery(set._id).queryKey, set);
  return set;
}

/** Publishes for good; a page that edits the set gives way to the one that shows it. */
export async function publishQuestionSet(id: string): Promise<QuestionSet> {
  return keep(await request('POST question_sets/:id/publish', { params: { id } }));
}

export async function removeQuestionSet(id: string): Promise<void> {
  await request('DELETE question_sets/:id', { params: { id } });
  queryClient.removeQueries({ queryKey: [...ALL, id] });
  await forget();
}

type Body = NonNullable<CallInput<'POST question_sets'>['body']>;
type ImportBody = NonNullable<CallInput<'POST question_sets/import'>['body']>;

/** Stores a new set (no id) or the changes of one; throws CHANGED_MEANWHILE when `version` is not the newest. */
export async function storeQuestionSet(id: string | null, body: Body, version: number | null): Promise<QuestionSet> {
  const set =
    id === null
      ? await request('POST question_sets', { body })
      : await request('PATCH question_sets/:id', {
          params: { id },
          body: { ...body, ...(version !== null && { version }) },
        });
  return keep(set);
}

/** Stores what a file holds; gives the new set's id. */
export async function importQuestionSet(body: ImportBody) {
  const { _id } = await request('POST question_sets/import', { body });
  await queryClient.invalidateQueries({ queryKey: ['parties'] });
  await forget();
  return _id;
}
