// A teacher presses keys faster than the network replies: what is pressed meanwhile waits in order, without what a later key undoes.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { isLiveSwitch, type LiveSwitch } from '#shared/domain/live-switches.ts';

/** A command, and the value that it sets: `view` and `question`, for example. */
export interface Given<Name extends string = string> {
  name: Name;
  value: string;
}

/** Commands for the screen of one statement. */
const OF_STATEMENT: ReadonlySet<string> = new Set(['view', 'step', 'clock', 'update', 'pair', 'ballotShown']);
/** Commands after which the screen starts again. */
const FRESH: ReadonlySet<string> = new Set(['move', 'step', 'end']);

/** Returns the commands that wait after that one is given: it replaces one of its name, and is left out if the one before it does the same. What waits
 * for the screen of a statement that is left is dropped: the class would see it for a moment. */
export function queued<C extends Given>(running: C, waiting: readonly C[], given: C): C[] {
  const others = waiting.filter(
    ({ name }) => name !== given.name && !(FRESH.has(given.name) && OF_STATEMENT.has(name)),
  );
  const { name, value } = others.at(-1) ?? running;
  return name === given.name && value === given.value ? others : [...others, given];
}

/** Returns the value that the last command of that name sets. */
export const lastValue = (given: readonly Given[], wanted: string): string | undefined =>
  given.filter(({ name }) => name === wanted).at(-1)?.value;

// If the reply is lost, it is unknown whether a command failed. The present state of the game says more than the
// missing reply.
/** The change by each command besides the live switches; undefined if the session does not show it. */
const TARGETS = {
  start: ({ state }) => state,
  move: ({ currentStatement }) => currentStatement,
  view: ({ view, at }) => [view, at],
  results: ({ resultView, at }) => [resultView, at],
  clock: ({ clock }) => clock?.endsAt,
  update: () => undefined,
  pair: ({ pair }) => pair,
  step: ({ view, at, devicesAway, statements }) => [view, at, devicesAway, statements.map(({ round }) => round)],
  ballot: ({ ballot }) => [ballot?.round, ballot?.open],
  ballotShown: ({ ballot }) => ballot?.shown,
  absent: () => undefined,
  end: ({ state }) => state,
} satisfies Record<string, (session: VotingSession) => unknown>;

export type CommandName = keyof typeof TARGETS | LiveSwitch;

/** Returns what a command would change and where the game is, as one text. Once it is another one, the command was carried out, or another device was faster. */
export const targetOf = (name: CommandName, session: VotingSession): string =>
  JSON.stringify([
    session.state,
    session.currentStatement,
    isLiveSwitch(name) ? session[name] : TARGETS[name](session),
  ]);
