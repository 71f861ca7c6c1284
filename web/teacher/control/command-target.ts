// Whether a command failed is not known if its reply is lost. What the game is like since tells more than the missing reply.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { isLiveSwitch, type LiveSwitch } from '#shared/domain/live-switches.ts';

/** What each command changes beside the live switches; undefined if the session does not show it. */
const TARGETS = {
  start: ({ state }) => state,
  move: ({ currentStatement }) => currentStatement,
  view: ({ view, at }) => [view, at],
  results: ({ resultView }) => resultView,
  clock: ({ clock }) => clock?.endsAt,
  update: () => undefined,
  pair: ({ pair }) => pair,
  step: ({ view, at, devicesAway, statements }) => [view, at, devicesAway, statements.map(({ round }) => round)],
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
