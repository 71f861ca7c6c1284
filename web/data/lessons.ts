import { queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import type { Reply } from '#shared/contract/call.ts';
import { lessonGame } from '#shared/domain/lesson-kinds.ts';
import { request } from '#web/client/api.ts';
import { useNewIds } from './new-ids.ts';
import { invalidateOpenSessions } from './voting-sessions.ts';

/** A ready-made lesson. */
export type Lesson = Reply<'GET question_sets/:id/lessons'>[number];

/** The lessons of a published question set, which never change: the first of each kind, then the next ones. */
export const lessonsQuery = (questionSet: string | null) =>
  queryOptions({
    queryKey: ['question-sets', 'published', questionSet, 'lessons'],
    queryFn:
      questionSet === null
        ? skipToken
        : ({ signal }) => request('GET question_sets/:id/lessons', { params: { id: questionSet }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The input for a game of a lesson. */
export interface LessonGame {
  lesson: Lesson;
  questionSet: string;
  name: string;
}

export const templateOf = ({ lesson, questionSet, name }: LessonGame) => ({
  name,
  questionSet,
  type: lessonGame(lesson.kind).type,
  statements: lesson.statements,
  parties: lesson.parties,
  settings: lesson.settings,
});

/** Makes a voting session of a lesson, in one call; returns its code. */
export function useStartLesson() {
  const { idFor, answered } = useNewIds();
  const keyOf = ({ lesson, questionSet }: LessonGame) => `${questionSet} ${lesson.kind} ${lesson.statements}`;
  return useMutation({
    mutationFn: (game: LessonGame) =>
      request('POST config/game-template/voting-session', {
        body: { template: templateOf(game), withId: idFor(keyOf(game)) },
      }),
    // Only the reply may be lost: then the game is in the list.
    onError: invalidateOpenSessions,
    onSettled: (_made, error, game) => answered(keyOf(game), error),
  });
}
