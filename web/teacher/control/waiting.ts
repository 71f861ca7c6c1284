import type { ListedArgument } from '#shared/contract/argument.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { ArgumentFlag } from '#shared/domain/argument-flags.ts';
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
  { statements, currentStatement }: Pick<VotingSession, 'statements' | 'currentStatement'>,
  given: readonly ListedArgument[],
  again: ReadonlySet<string>,
): QueuedStatement[] {
  const queue = statements.map((statement, at): QueuedStatement => {
    const colors = new Map(statement.opinionOptions.map(({ opinion, color }) => [opinion, color]));
    const onIt = given.flatMap(({ statementId, commentState: state, commentFlags: flags, ...argument }) =>
      statementId === statement._id
        ? [{ ...argument, color: colors.get(argument.opinion) ?? 'var(--neutral-4)', state, flags }]
        : [],
    );
    const waits = ({ _id, state }: QueuedArgument): boolean => state === 'held' || again.has(_id);
    const waiting = onIt.filter(waits);
    return {
      statement,
      number: at + 1,
      waiting: [
        ...waiting.filter(({ flags }) => flags.length > 0),
        ...waiting.filter(({ flags }) => flags.length === 0),
      ],
      decided: onIt.filter((argument) => !waits(argument)),
    };
  });
  const isCurrent = ({ statement }: QueuedStatement): number => (statement._id === currentStatement ? 0 : 1);
  return queue
    .filter(({ waiting, decided }) => waiting.length + decided.length > 0)
    .sort((a, b) => isCurrent(a) - isCurrent(b));
}

/** How many of the arguments that wait have a flag. */
export const countFlagged = (given: readonly ListedArgument[]): number =>
  given.filter(({ commentState, commentFlags }) => commentState === 'held' && commentFlags.length > 0).length;
