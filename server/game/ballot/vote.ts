import { AppError, invalid } from '#server/app-error.ts';
import { ballotOf, votesOf } from '#server/data/game/ballots.ts';
import type { Deps } from '#server/deps.ts';
import type { AnswerCommit } from '#server/game/play/answer-commit.ts';
import { type CallingStudent, toAdmit } from '#server/game/play/play.service.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { BLANK, mayVote } from '#shared/domain/ballot.ts';
import { ROUNDS } from '#shared/domain/voting-session.ts';
import { hasVoted } from './ballot.service.ts';

/**
 * Counts a student's vote; resolves after its commit. Returns whether it was new: the first one of a round counts.
 * Throws INVALID for a party of another game, WRONG_STATE for one that is too late, and what `join` throws.
 */
export async function vote(
  deps: Deps,
  commit: AnswerCommit,
  loaded: LoadedVotingSession,
  caller: CallingStudent,
  { round: sent, party }: { round: number; party: string | null },
): Promise<boolean> {
  const { row, setup } = loaded;
  if (party !== null && !setup.partyIds.includes(party)) throw invalid({ party: 'UNKNOWN' });
  const round = ROUNDS.find((one) => one === sent);
  if (!setup.settings.has('ballot') || round === undefined) throw new AppError('WRONG_STATE');
  if (!mayVote(ballotOf(row), round)) {
    // Sent again, because the reply was lost. A round that was discarded never was.
    const wasHeld = round <= row.ballot_round;
    if (wasHeld && (await hasVoted(deps, { id: row.id, ballot_round: round }, caller.clientKey))) return false;
    throw new AppError('WRONG_STATE');
  }
  const who = deps.hashWho(caller.clientKey, votesOf(row.id, round));
  const result = await commit.add({
    kind: 'vote',
    ...toAdmit(deps, loaded, caller),
    round,
    choice: party ?? BLANK,
    who,
  });
  if (result.kind === 'refused') throw result.error;
  if (result.kind === 'voted') return false;
  if (result.kind !== 'counted') throw new AppError('WRONG_STATE');
  if (result.isNew) deps.publisher.toOwner(setup.code, { type: 'participants' });
  deps.publisher.toOwner(setup.code, { type: 'voted' });
  return true;
}
