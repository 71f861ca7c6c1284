// The questions of a class as a student reads them.
import { queryOptions } from '@tanstack/react-query';
import type { OwnQuestion, StudentsQuestions } from '#shared/contract/question.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

interface QuestionCall {
  code: string;
  id: string;
  /** The client-id of the student; if absent, of the student who holds the device. */
  as?: string | undefined;
}

/** One's own questions, and those that are shown. Nothing of it stays when no screen shows it: another student may hold the device then. */
export const ownQuestionsQuery = (code: string, as: string | undefined) =>
  queryOptions({
    queryKey: ['own-questions', code, as],
    queryFn: async ({ signal }): Promise<StudentsQuestions> => {
      const read = await request('GET voting/session/:code/questions', { params: { code }, signal, as });
      return 'own' in read ? read : { own: [], questions: [] };
    },
    gcTime: 0,
  });

/** Marks a question on the screen before the server has. */
export const markOnScreen = (code: string, as: string | undefined, id: string, marked: boolean): void => {
  queryClient.setQueryData(
    ownQuestionsQuery(code, as).queryKey,
    (read) => read && { ...read, questions: read.questions.map((one) => (one._id === id ? { ...one, marked } : one)) },
  );
};

/** Asks a question; the same again is one question. */
export const sendQuestion = async (
  { code, id, as }: QuestionCall,
  text: string,
  signal: AbortSignal,
): Promise<OwnQuestion> =>
  request('PUT voting/session/:code/question/:id', { params: { code, id }, body: { text }, signal, as });

/** Takes one's own question back. */
export const takeBack = ({ code, id, as }: QuestionCall) =>
  command('DELETE voting/session/:code/question/:id', { params: { code, id }, as });

/** Says that it is one's own question too, or not any more. */
export const sendMark = ({ code, id, as }: QuestionCall, marked: boolean) =>
  request('PUT voting/session/:code/question/:id/mark', { params: { code, id }, body: { marked }, as });
