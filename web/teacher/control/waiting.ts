import { useQuery } from '@tanstack/react-query';
import type { ListedArgument } from '#shared/contract/argument.ts';
import type { OwnersQuestions } from '#shared/contract/question.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { ArgumentFlag } from '#shared/domain/argument-flags.ts';
import { textKey } from '#shared/domain/text.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { countHeld, type LiveStatement } from '#web/teacher/parts/live-figures.ts';

/** A text of a student that its teacher looks at before the class may see it. */
export interface QueuedText {
  _id: string;
  /** The answer that an argument is for, without the opinion if it may not be known; null for a question. */
  answer: { opinion: string | null; color: string } | null;
  text: string;
  state: 'held' | 'shown' | 'hidden';
  flags: ArgumentFlag[];
  /** Whether the class has spoken about a question. */
  isAnswered: boolean;
  /** All that this row decides about, itself among them: the same question of several students is one row. */
  all: readonly { _id: string; text: string }[];
}

/** The arguments that wait, flagged ones first, and those that were looked at. */
export interface QueuedGroup {
  /** The statement that they are about, with its number from 1; null of questions. */
  about: { statement: LiveStatement; number: number } | null;
  waiting: QueuedText[];
  decided: QueuedText[];
}

function groupOf(about: QueuedGroup['about'], texts: readonly QueuedText[], again: ReadonlySet<string>): QueuedGroup {
  const waits = ({ _id, state }: QueuedText): boolean => state === 'held' || again.has(_id);
  const waiting = texts.filter(waits);
  const isFlagged = ({ flags }: QueuedText): boolean => flags.length > 0;
  return {
    about,
    waiting: [...waiting.filter(isFlagged), ...waiting.filter((text) => !isFlagged(text))],
    decided: texts.filter((text) => !waits(text)),
  };
}

/** Makes one row of waiting questions with the same text, and of those with the same decision. */
function rowsOf(questions: OwnersQuestions['questions'], again: ReadonlySet<string>): QueuedText[] {
  const rows = new Map<string, QueuedText>();
  for (const { _id, text, state, flags, answered } of questions) {
    const key = `${again.has(_id) ? 'held' : state} ${textKey(text)}`;
    const row = rows.get(key);
    const all = [...(row?.all ?? []), { _id, text }];
    const isAnswered = answered ?? row?.isAnswered ?? false;
    const said = row ?? { _id, answer: null, text, state, flags };
    // How many ask it says that it is a twin.
    rows.set(key, {
      ...said,
      isAnswered,
      all,
      flags: all.length > 1 ? flags.filter((flag) => flag !== 'twin') : flags,
    });
  }
  return [...rows.values()];
}

/** Returns the arguments by statement, the current one first, and after it the questions. `again`: decided on this device, and to be decided once more. */
export function queueOf(
  { statements, currentStatement }: Pick<VotingSession, 'statements' | 'currentStatement'>,
  given: readonly ListedArgument[],
  questions: OwnersQuestions['questions'],
  again: ReadonlySet<string>,
): QueuedGroup[] {
  const byStatement = statements.map((statement, at) => {
    const colors = new Map(statement.opinionOptions.map(({ opinion, color }) => [opinion, color]));
    const texts = given
      .filter(({ statementId }) => statementId === statement._id)
      .map(({ _id, opinion, comment, commentState, commentFlags }) => ({
        _id,
        answer: { opinion, color: (opinion !== null && colors.get(opinion)) || 'var(--neutral-4)' },
        text: comment,
        state: commentState,
        flags: commentFlags,
        isAnswered: false,
        all: [{ _id, text: comment }],
      }));
    return groupOf({ statement, number: at + 1 }, texts, again);
  });
  const isCurrent = ({ about }: QueuedGroup): boolean => about?.statement._id === currentStatement;
  return [
    ...byStatement.filter(isCurrent),
    groupOf(null, rowsOf(questions, again), again),
    ...byStatement.filter((group) => !isCurrent(group)),
  ].filter(({ waiting, decided }) => waiting.length + decided.length > 0);
}

const NOTHING: ReadonlySet<string> = new Set();
const heldRows = (questions: OwnersQuestions['questions']): QueuedText[] =>
  rowsOf(questions, NOTHING).filter(({ state }) => state === 'held');

/** How many of the texts that wait have a flag. */
export const countFlagged = (given: readonly ListedArgument[], questions: OwnersQuestions['questions']): number =>
  given.filter(({ commentState, commentFlags }) => commentState === 'held' && commentFlags.length > 0).length +
  heldRows(questions).filter(({ flags }) => flags.length > 0).length;

/** How many questions wait; the same one of several students counts once. */
export const countHeldQuestions = (questions: OwnersQuestions['questions']): number => heldRows(questions).length;

/** The key of the words for that many waiting texts: words for their kind, if only one kind can be among them. */
export function waitingWords({
  held,
  questions,
  hasQuestions,
}: {
  held: number;
  questions: number;
  hasQuestions: boolean;
}) {
  if (!hasQuestions) return 'waiting';
  return held > 0 && questions === held ? 'waitingQuestions' : 'texts';
}

export interface WaitingTexts {
  held: number;
  /** How many of them are questions. */
  questions: number;
  /** Whether the class has asked, or may: then they are not arguments alone. */
  hasQuestions: boolean;
}

/** How many texts of students wait for their teacher; null in a game in which none does. */
export function useWaitingTexts({ code, argumentsEnabled, questionsOpen }: VotingSession): WaitingTexts | null {
  const { data: figures } = useQuery(figuresQuery(code));
  const { data: questions = NONE } = useQuery(questionsQuery(code));
  const hasQuestions = questionsOpen || questions.length > 0;
  if (!argumentsEnabled && !hasQuestions) return null;
  const asked = countHeldQuestions(questions);
  return { held: countHeld(figures) + asked, questions: asked, hasQuestions };
}

const NONE: never[] = [];
