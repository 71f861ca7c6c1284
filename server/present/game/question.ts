import type { QuestionRow } from '#server/data/game/questions.ts';
import type { VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import type { KeptQuestion, OwnersQuestions, OwnQuestion, StudentsQuestions } from '#shared/contract/question.ts';
import type { ArgumentFlag } from '#shared/domain/argument-flags.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import { textKey } from '#shared/domain/text.ts';

/** For its student. */
export const presentOwnQuestion = ({ id, text, state }: QuestionRow): OwnQuestion => ({ _id: id, text, state });

/** For a student: their own, and all that are shown. */
export const presentQuestionToStudent = (
  rows: readonly QuestionRow[],
  participantId: string,
  marked: ReadonlySet<string>,
): StudentsQuestions => ({
  own: rows.filter((row) => row.participant_id === participantId).map(presentOwnQuestion),
  questions: rows
    .filter(({ state }) => state === 'shown')
    .map(({ id, text, marks }) => ({ _id: id, text, marks, marked: marked.has(id) })),
});

const presentAnswered = ({ answered }: QuestionRow): Pick<KeptQuestion, 'answered'> =>
  answered === 1 ? { answered: true } : {};

/** For the owner: all, with flags, and without a word of who asked. */
export const presentQuestionToOwner = (
  rows: readonly QuestionRow[],
  flag: (text: string) => ArgumentFlag[],
): OwnersQuestions => {
  const byText = Map.groupBy(rows, ({ text }) => textKey(text));
  const twins = new Set([...byText.values()].filter((same) => same.length > 1).flat());
  return {
    questions: rows.map((row) => ({
      ...presentOwnQuestion(row),
      flags: [...flag(row.text), ...(twins.has(row) ? (['twin'] as const) : [])],
      marks: row.marks,
      ...presentAnswered(row),
    })),
  };
};

/** The questions after the game. */
export const presentShownQuestions = (rows: readonly QuestionRow[]): KeptQuestion[] =>
  rows
    .filter(({ state }) => state === 'shown')
    .map((row) => ({ _id: row.id, text: row.text, marks: row.marks, ...presentAnswered(row) }));

/** The questions as a projector shows them. */
export const presentOnBoard = (
  rows: readonly QuestionRow[],
  { questions_open, at_kind, at_id }: Pick<VotingSessionRow, 'questions_open' | 'at_kind' | 'at_id'>,
): NonNullable<ProjectorGame['questions']> => ({
  isOpen: questions_open === 1,
  ...questionsOnBoard(presentShownQuestions(rows), at_kind === 'question' ? at_id : null),
});
