import type { AnswerRow } from '#server/data/game/answers.ts';
import type { ListedRow } from '#server/data/game/argument-lists.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { ListedArgument } from '#shared/contract/argument.ts';
import type { OwnerOpinion, OwnOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { type ArgumentFlag, twinsAmong } from '#shared/domain/argument-flags.ts';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { Round } from '#shared/domain/voting-session.ts';

type FlagArgument = (text: string) => ArgumentFlag[];

/** The fields that student and owner get; the student by their pseudonym in this session, unless nobody has one. */
const presentCommon = (row: AnswerRow) => ({
  _id: row.public_id ?? row.id,
  statementId: row.statement_id,
  ...(row.public_id === null && { studentId: row.participant_id }),
  sessionId: row.voting_session_id,
  opinion: row.opinion,
  comment: row.comment,
  commentState: row.comment === '' ? null : row.comment_state,
  partyId: row.party_id,
});

/** For the owner, without the flag `twin`. Without the student's answer of the first round. */
export const presentAnswer = (row: AnswerRow, flagArgument: FlagArgument): OwnerOpinion => ({
  ...presentCommon(row),
  commentFlags: row.comment === '' ? null : flagArgument(row.comment),
});

/** The same with the flag `twin` for those that another student gave as well. */
function withTwins<A extends Pick<OwnerOpinion, '_id' | 'statementId' | 'comment' | 'commentFlags'>>(given: A[]): A[] {
  const twins = twinsAmong(given);
  return given.map((one) =>
    one.commentFlags && twins.has(one._id) ? { ...one, commentFlags: [...one.commentFlags, 'twin'] } : one,
  );
}

/** All of a voting session, for the owner. */
export const presentAnswers = (rows: readonly AnswerRow[], flagArgument: FlagArgument): OwnerOpinion[] =>
  withTwins(rows.map((row) => presentAnswer(row, flagArgument)));

/** The arguments of a game, or of a statement, for its owner. */
export const presentArguments = (rows: readonly ListedRow[], flagArgument: FlagArgument): ListedArgument[] =>
  withTwins(rows.map(({ id, ...row }) => ({ _id: id, ...row, commentFlags: flagArgument(row.comment) })));

/** For its student; `presentRound` is that of the statement. */
export const presentOwnAnswer = (row: AnswerRow, presentRound: Round): OwnOpinion => ({
  ...presentCommon(row),
  round: row.round,
  firstOpinion: presentRound > row.round ? row.opinion : row.first_opinion,
});

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** No argument takes more bytes in JSON. */
const LONGEST_ARGUMENT = '\0'.repeat(ARGUMENT_MAX);

/**
 * How many bytes longer a reply with this answer could be, had its student chosen otherwise. `given`: the submitted
 * argument, which may have been removed. Whether one stays in the second round depends on the opinion.
 */
export function roomFor(
  answer: VotingSession['studentOpinions'][number],
  { statements, settings }: Pick<SessionSetup, 'statements' | 'settings'>,
  given = answer.comment,
): number {
  const opinions = statements.find(({ _id }) => _id === answer.statementId)?.opinionOptions ?? [];
  const longest = [SKIP, ...opinions.map(({ opinion }) => opinion)].reduce((one, other) =>
    jsonBytes(other) > jsonBytes(one) ? other : one,
  );
  const argument = answer.round === 2 ? LONGEST_ARGUMENT : given;
  const comment = settings.has('own_arguments') ? argument : '';
  const otherwise: typeof answer = {
    ...answer,
    opinion: longest,
    firstOpinion: longest,
    comment,
    commentState: 'hidden',
    // The longest value of a guess is null.
    ...(answer.guess !== undefined && { guess: null }),
  };
  return jsonBytes(otherwise) - jsonBytes(answer);
}

/** The same for a reply with several of a student's answers. */
export const roomForAll = (
  answers: VotingSession['studentOpinions'],
  setup: Pick<SessionSetup, 'statements' | 'settings'>,
): number => answers.reduce((sum, answer) => sum + roomFor(answer, setup), 0);
