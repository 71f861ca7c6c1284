import type { VotingSession } from '#shared/contract/voting-session.ts';
import { type ArgumentFlag, twinsAmong } from '#shared/domain/argument-flags.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';

export interface QueuedArgument {
  _id: string;
  opinion: string;
  color: string;
  comment: string;
  state: 'held' | 'shown' | 'hidden';
  flags: ArgumentFlag[];
}

/** A statement with its arguments that wait, flagged ones first, and those that were looked at. */
export interface QueuedStatement {
  statement: LiveStatement;
  /** From 1. */
  number: number;
  waiting: QueuedArgument[];
  decided: QueuedArgument[];
}

/** Returns the statements that have arguments, the current one first. `again`: decided on this device, and to be decided once more. */
export function queueOf(
  { statements, studentOpinions, currentStatement }: VotingSession,
  again: ReadonlySet<string>,
): QueuedStatement[] {
  const twins = twinsAmong(studentOpinions);
  const queue = statements.map((statement, at): QueuedStatement => {
    const given = studentOpinions.flatMap(({ _id, statementId, opinion, comment, commentState, commentFlags }) => {
      if (statementId !== statement._id || commentState === null) return [];
      const color = statement.opinionOptions.find((option) => option.opinion === opinion)?.color ?? 'var(--neutral-4)';
      const ofText = (commentFlags ?? []).filter((flag) => flag !== 'twin');
      const flags: ArgumentFlag[] = twins.has(_id) ? [...ofText, 'twin'] : ofText;
      return [{ _id, opinion, color, comment, state: commentState, flags }];
    });
    const waits = ({ _id, state }: QueuedArgument): boolean => state === 'held' || again.has(_id);
    const waiting = given.filter(waits);
    return {
      statement,
      number: at + 1,
      waiting: [
        ...waiting.filter(({ flags }) => flags.length > 0),
        ...waiting.filter(({ flags }) => flags.length === 0),
      ],
      decided: given.filter((argument) => !waits(argument)),
    };
  });
  const isCurrent = ({ statement }: QueuedStatement): number => (statement._id === currentStatement ? 0 : 1);
  return queue
    .filter(({ waiting, decided }) => waiting.length + decided.length > 0)
    .sort((a, b) => isCurrent(a) - isCurrent(b));
}

/** How many of the arguments that wait have a flag. */
export const countFlagged = (session: VotingSession): number =>
  queueOf(session, new Set()).reduce(
    (sum, { waiting }) => sum + waiting.filter(({ flags }) => flags.length > 0).length,
    0,
  );

/** How many arguments wait, also those that a large game leaves out of what is read. */
export function countHeld({ studentOpinions, figures, currentStatement }: VotingSession): number {
  const held = studentOpinions.filter(({ commentState }) => commentState === 'held');
  if (figures === undefined) return held.length;
  const ofOthers = figures.statements.filter(({ statementId }) => statementId !== currentStatement);
  return (
    held.filter(({ statementId }) => statementId === currentStatement).length +
    ofOthers.reduce((sum, one) => sum + one.held, 0)
  );
}
