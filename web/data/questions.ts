// The class's questions, as its teacher reads them.
import { queryOptions } from '@tanstack/react-query';
import type { Body } from '#shared/contract/call.ts';
import type { OwnersQuestions, StudentsQuestions } from '#shared/contract/question.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

export type OwnersQuestion = OwnersQuestions['questions'][number];

const isOwners = (read: StudentsQuestions | OwnersQuestions): read is OwnersQuestions => !('own' in read);

/** All questions of a game, for its owner. */
export const questionsQuery = (code: string) =>
  queryOptions({
    queryKey: ['questions', code],
    queryFn: async ({ signal }): Promise<OwnersQuestion[]> => {
      const read = await request('GET voting/session/:code/questions', { params: { code }, signal });
      invariant(isOwners(read), 'only the owner of a game reads it here');
      return read.questions;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** Reads them again if a screen shows them. */
export const refreshQuestions = (code: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: questionsQuery(code).queryKey });

function setQuestionStates(code: string, ids: readonly string[], state: OwnersQuestion['state']): void {
  queryClient.setQueryData(questionsQuery(code).queryKey, (questions) =>
    questions?.map((one) => (ids.includes(one._id) ? { ...one, state } : one)),
  );
}

/** Takes questions off the board; the class keeps them. */
export async function answerQuestions(code: string, answer: readonly string[], signal: AbortSignal): Promise<void> {
  const body = { answer: [...answer] };
  await request('POST voting/session/:code/questions', { params: { code }, body, signal });
  await refreshQuestions(code);
}

/** Shows questions to the class, or hides them; throws INVALID if one of them is gone or has another text by now. */
export async function decideQuestions(
  code: string,
  body: Body<'POST voting/session/:code/questions'>,
  signal: AbortSignal,
): Promise<void> {
  const { shown, hidden } = await request('POST voting/session/:code/questions', { params: { code }, body, signal });
  setQuestionStates(code, shown, 'shown');
  setQuestionStates(code, hidden, 'hidden');
}
