// The one place that decides who gets which words of a statement: an editor's talk and a teacher's note leave the
// server in presentOwnersStatement alone.
import type { SetupStatement } from '#server/data/game/session-setup.ts';

/** For everybody. */
export const presentStatement = ({
  _id,
  description,
  drawing,
  opinionOptions,
  own,
  version,
  plain,
  background,
}: SetupStatement) => ({
  _id,
  description,
  drawing,
  opinionOptions,
  own,
  ...(version !== undefined && { version }),
  plain,
  background,
});

/** For the owner of the game, with their own notes by statement. */
export const presentOwnersStatement = (statement: SetupStatement, notes: ReadonlyMap<string, string>) => ({
  ...presentStatement(statement),
  talk: statement.talk,
  note: notes.get(statement._id) ?? '',
});
